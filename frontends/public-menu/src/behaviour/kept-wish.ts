import { dinerWishName } from '@menuleaf/shared/browser/storage-names.ts';
import type { Wish } from './dish-filter.ts';

/** What a diner always looks for, on this phone alone: diets and allergens, for every restaurant. */
export type KeptWish = Pick<Wish, 'diets' | 'without'>;

const words = (text: string | undefined) => text?.split(' ').filter(Boolean) ?? [];

/** Undefined where nothing was kept, or storage is refused. */
export function keptWish(): KeptWish | undefined {
  try {
    const kept = localStorage.getItem(dinerWishName);
    if (kept === null) return undefined;
    const [diets, without] = kept.split(';');
    return { diets: words(diets), without: words(without) };
  } catch {
    return undefined;
  }
}

export function keepWish({ diets, without }: KeptWish): void {
  try {
    if (diets.length + without.length === 0) localStorage.removeItem(dinerWishName);
    else localStorage.setItem(dinerWishName, `${diets.join(' ')};${without.join(' ')}`);
  } catch {
    // Refused storage: the next visit is asked again.
  }
}
