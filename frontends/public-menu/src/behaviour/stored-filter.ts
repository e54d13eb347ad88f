import { dinerFilterName } from '@menuleaf/shared/browser/storage-names.ts';
import type { DishFilter } from './dish-filter.ts';

/** Diets and allergens a diner filters by. */
export type StoredFilter = Pick<DishFilter, 'diets' | 'without'>;

const words = (text: string | undefined) => text?.split(' ').filter(Boolean) ?? [];

function readFilter(text: string): StoredFilter {
  const [diets, without] = text.split(';');
  return { diets: words(diets), without: words(without) };
}

/** Empty for no filter. */
const written = ({ diets, without }: StoredFilter) =>
  diets.length + without.length === 0 ? '' : `${diets.join(' ')};${without.join(' ')}`;

/** What a diner always filters by, on this phone only, for every restaurant; undefined if nothing is stored, or storage is blocked. */
export function storedFilter(): StoredFilter | undefined {
  try {
    const kept = localStorage.getItem(dinerFilterName);
    return kept === null ? undefined : readFilter(kept);
  } catch {
    return undefined;
  }
}

export function storeFilter(filter: StoredFilter): void {
  const text = written(filter);
  try {
    if (text === '') localStorage.removeItem(dinerFilterName);
    else localStorage.setItem(dinerFilterName, text);
  } catch {
    // Storage blocked: the next visit asks again.
  }
}

/**
 * The filter of this visit, which a reload and another language of the menu keep: who avoids nuts must not meet them
 * there. It is in the tab's history and behind the `#` of the links, neither of which is stored or sent.
 */
export function filterOfVisit(): StoredFilter | undefined {
  const text: unknown = filterInHash() ?? history.state?.filter;
  return typeof text === 'string' && text !== '' ? readFilter(text) : undefined;
}

const filterInHash = () => new URLSearchParams(location.hash.slice(1)).get('f');

export function keepForVisit(root: HTMLElement, filter: StoredFilter): void {
  const text = written(filter);
  const address = filterInHash() === null ? undefined : location.href.split('#', 1)[0];
  history.replaceState({ ...history.state, filter: text }, '', address);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.hash = text && `${new URLSearchParams({ f: text })}`;
  }
}
