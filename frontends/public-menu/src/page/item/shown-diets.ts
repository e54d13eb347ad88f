import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { readAllergens } from '@menuleaf/shared/menu/allergens/allergens.ts';

type Ticked = Pick<PublicItem, 'is_vegetarian' | 'is_vegan' | 'is_gluten_free' | 'allergens'>;

const meat: readonly string[] = ['fish', 'crustaceans', 'molluscs'] satisfies Allergen[];

/** Diets that are ticked, and not contradicted by the kitchen's text. Traces of milk do not make a dish less vegan. */
export function shownDiets(item: Ticked) {
  const { contains = [], mayContain = [] } = readAllergens(item.allergens) ?? {};
  const hasMeat = contains.some((one) => meat.includes(one));
  const isAnimal = hasMeat || contains.includes('milk') || contains.includes('egg');
  return {
    vegetarian: (item.is_vegetarian || item.is_vegan) && !hasMeat,
    vegan: item.is_vegan && !isAnimal,
    glutenFree: item.is_gluten_free && ![...contains, ...mayContain].includes('gluten'),
  };
}
