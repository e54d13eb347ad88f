/** Columns of an item file. */
export const columns = [
  'name',
  'description',
  'price',
  'choices',
  'calories',
  'allergens',
  'vegetarian',
  'vegan',
  'gluten_free',
  'available',
  'sort_order',
  'categories',
] as const;
export type Column = (typeof columns)[number];

/** Separates an item's categories; escaped in names with a backslash. */
const between = '|';
export const joinNames = (names: readonly string[]) =>
  names.map((name) => name.replaceAll(/[\\|]/g, String.raw`\$&`)).join(` ${between} `);
export const splitNames = (cell: string) =>
  [...cell.matchAll(/(?:\\.|[^\\|])+/gs)]
    .map(([name]) => name.replaceAll(/\\(.)/gs, '$1').trim())
    .filter(Boolean);

/** Column synonyms in menus and spreadsheets. */
const alsoCalled = new Map<string, Column>(
  Object.entries({
    item: 'name',
    title: 'name',
    category: 'categories',
    sizes: 'choices',
    kcal: 'calories',
    glutenfree: 'gluten_free',
    is_vegetarian: 'vegetarian',
    is_vegan: 'vegan',
    is_gluten_free: 'gluten_free',
    is_available: 'available',
  } as const),
);
const isColumn = (name: string): name is Column => columns.some((column) => column === name);

export function columnOf(heading: string): Column | undefined {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return isColumn(name) ? name : alsoCalled.get(name);
}
