import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { readAllergens } from '@menuleaf/shared/menu/allergens/allergens.ts';

/** Ticked as gluten free, and not contradicted by the kitchen's text. */
export function isGlutenFree(item: Pick<PublicItem, 'is_gluten_free' | 'allergens'>): boolean {
  const read = readAllergens(item.allergens);
  return (
    item.is_gluten_free &&
    ![...(read?.contains ?? []), ...(read?.mayContain ?? [])].includes('gluten')
  );
}
