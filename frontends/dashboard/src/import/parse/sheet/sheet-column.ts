/** Kinds of sheet columns. */
export const sheetColumns = [
  'none',
  'name',
  'description',
  'price',
  'size',
  'variant',
  'section',
  'allergens',
  'vegetarian',
  'vegan',
  'gluten-free',
  'hidden',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];
