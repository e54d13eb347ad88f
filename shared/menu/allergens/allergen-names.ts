/** The 14 allergens of EU law (Regulation 1169/2011, annex II), in diners' terms. */
export const allergens = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** Where American English spells one otherwise. */
const american = new Map([
  ['sulphites', 'sulfites'],
  ['molluscs', 'mollusks'],
]);

/** Its name as people read it. */
export const allergenName = (allergen: string): string => american.get(allergen) ?? allergen;
