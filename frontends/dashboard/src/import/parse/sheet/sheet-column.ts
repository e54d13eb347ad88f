/** Kinds of sheet columns. */
export const sheetColumns = [
  'none',
  'name',
  'description',
  'price',
  'size',
  'choices',
  'variant',
  'portion',
  'section',
  'allergens',
  'allergen',
  'traces',
  'vegetarian',
  'vegan',
  'gluten-free',
  'hidden',
  'shown',
  'calories',
  'available',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** All others allow a single column. */
export const severalTimes: ReadonlySet<SheetColumn> = new Set([
  'none',
  'size',
  'variant',
  'allergen',
  'hidden',
  'shown',
]);

/** Columns that may each be the price, or the name, the likeliest first. */
export type Unsure = { column: 'price' | 'name'; ats: number[] };
