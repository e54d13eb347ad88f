import { dinerFilterName } from '@menuleaf/shared/browser/storage-names.ts';
import type { DishFilter } from './dish-filter.ts';

/** Diets and allergens a diner always filters by, on this phone only, for every restaurant. */
export type StoredFilter = Pick<DishFilter, 'diets' | 'without'>;

const words = (text: string | undefined) => text?.split(' ').filter(Boolean) ?? [];

/** Undefined if nothing is stored, or storage is blocked. */
export function storedFilter(): StoredFilter | undefined {
  try {
    const kept = localStorage.getItem(dinerFilterName);
    if (kept === null) return undefined;
    const [diets, without] = kept.split(';');
    return { diets: words(diets), without: words(without) };
  } catch {
    return undefined;
  }
}

export function storeFilter({ diets, without }: StoredFilter): void {
  try {
    if (diets.length + without.length === 0) localStorage.removeItem(dinerFilterName);
    else localStorage.setItem(dinerFilterName, `${diets.join(' ')};${without.join(' ')}`);
  } catch {
    // Storage blocked: the next visit asks again.
  }
}
