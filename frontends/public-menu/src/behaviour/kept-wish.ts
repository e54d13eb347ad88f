import { dinerWishName } from '@menuleaf/shared/browser/storage-names.ts';
import type { Wish } from './dish-filter.ts';

/** Diets and allergens a diner always filters by, on this phone only, for every restaurant. */
export type KeptWish = Pick<Wish, 'diets' | 'without'>;

const words = (text: string | undefined) => text?.split(' ').filter(Boolean) ?? [];

/** Undefined if nothing is stored, or storage is blocked. */
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
    // Storage blocked: the next visit asks again.
  }
}
