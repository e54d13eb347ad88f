import type { Category } from '../contracts/catalogue/category.ts';
import { itemImport, type Item } from '../contracts/catalogue/item.ts';
import type * as z from 'zod';
import { readCsv, writeCsv } from './csv.ts';

export const columns = [
  'name',
  'description',
  'price',
  'calories',
  'allergens',
  'vegetarian',
  'vegan',
  'gluten_free',
  'available',
  'sort_order',
  'categories',
] as const;
type Column = (typeof columns)[number];

/** Between the categories of an item; one that stands in a name is written with a backslash. */
const between = '|';
const join = (names: readonly string[]) =>
  names.map((name) => name.replaceAll(/[\\|]/g, String.raw`\$&`)).join(` ${between} `);
const split = (cell: string) =>
  [...cell.matchAll(/(?:\\.|[^\\|])+/gs)]
    .map(([name]) => name.replaceAll(/\\(.)/gs, '$1').trim())
    .filter(Boolean);

const yesNo = (flag: boolean) => (flag ? 'yes' : 'no');

/** All items as a file that can be imported again. */
export const writeItems = (items: readonly Item[]): string =>
  writeCsv([
    columns,
    ...items.map((item) => [
      item.name,
      item.description ?? '',
      item.price.toFixed(2),
      item.calories?.toString() ?? '',
      item.allergens ?? '',
      yesNo(item.is_vegetarian),
      yesNo(item.is_vegan),
      yesNo(item.is_gluten_free),
      yesNo(item.is_available),
      String(item.sort_order),
      join(item.categories.map(({ name }) => name)),
    ]),
  ]);

export const template = writeCsv([
  columns,
  [
    'Tomato soup',
    'With basil and sourdough',
    '8.50',
    '240',
    'gluten, celery, may contain: milk',
    'yes',
    'yes',
    'no',
    'yes',
    '0',
    'Starters | Soups',
  ],
]);

export type ImportItem = z.output<typeof itemImport>;
export type ReadItems = {
  good: { line: number; item: ImportItem }[];
  bad: { line: number; name: string; problems: string[] }[];
  /** Named in the file, and not there yet. */
  unknownCategories: string[];
  /** Why nothing can be read at all. */
  problem?: string;
};

/** Other words that menus and spreadsheets use for a column. */
const alsoCalled: Record<string, Column> = {
  item: 'name',
  title: 'name',
  category: 'categories',
  kcal: 'calories',
  gluten_free: 'gluten_free',
  glutenfree: 'gluten_free',
  is_vegetarian: 'vegetarian',
  is_vegan: 'vegan',
  is_gluten_free: 'gluten_free',
  is_available: 'available',
};
const isColumn = (name: string): name is Column => columns.some((column) => column === name);

function columnOf(heading: string): Column | undefined {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return isColumn(name) ? name : alsoCalled[name];
}

const flags: Record<string, boolean> = { '': false };
for (const word of ['yes', 'y', 'true', '1', 'x']) flags[word] = true;
for (const word of ['no', 'n', 'false', '0']) flags[word] = false;

/** `$1,250.00` and `1.250,00` as JavaScript writes them: one or two digits at the end are the cents. */
const plainNumber = (text: string) => {
  const bare = text.replaceAll(/[$\s]/g, '');
  const cents = /[.,](\d{1,2})$/.exec(bare);
  if (!cents) return bare.replaceAll(',', '');
  return `${bare.slice(0, cents.index).replaceAll(/[.,]/g, '')}.${cents[1]}`;
};

/** What a file would add: each line that is good as an item, each bad one with all that is wrong with it. */
export function readItems(
  file: string,
  categories: readonly Pick<Category, 'id' | 'name'>[],
): ReadItems {
  const [head, ...rows] = readCsv(file);
  const result: ReadItems = { good: [], bad: [], unknownCategories: [] };
  const headings = head?.cells.map(columnOf) ?? [];
  if (!headings.includes('name') || !headings.includes('price')) {
    const problem = 'The first line must name the columns, with name and price among them.';
    return { ...result, problem };
  }
  if (rows.length === 0) return { ...result, problem: 'The file has no items, only column names.' };
  const ids = new Map(categories.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  const unknown = new Map<string, string>();
  for (const [index, { line, cells }] of rows.entries()) {
    const text = (column: Column) => cells[headings.indexOf(column)]?.trim() ?? '';
    const problems: string[] = [];
    const flag = (column: Column, otherwise = false) => {
      const said = text(column).toLowerCase();
      if (said === '') return otherwise;
      if (flags[said] === undefined) problems.push(`${column} must be yes or no, not “${said}”`);
      return flags[said] ?? otherwise;
    };
    const named = split(text('categories'));
    for (const name of named) {
      if (ids.has(name.toLowerCase())) continue;
      unknown.set(name.toLowerCase(), name);
      problems.push(`There is no category “${name}” yet`);
    }
    const parsed = itemImport.safeParse({
      name: text('name'),
      description: text('description'),
      price: plainNumber(text('price')),
      calories: plainNumber(text('calories')),
      allergens: text('allergens'),
      is_vegetarian: flag('vegetarian'),
      is_vegan: flag('vegan'),
      is_gluten_free: flag('gluten_free'),
      is_available: flag('available', true),
      // A list without numbers is in its order already.
      sort_order: plainNumber(text('sort_order')) || String(index),
      category_ids: [...new Set(named.flatMap((name) => ids.get(name.toLowerCase()) ?? []))],
    });
    for (const { path, message } of parsed.error?.issues ?? []) {
      problems.push(message.replace(/^Must/, `${String(path[0])} must`));
    }
    if (problems.length > 0) result.bad.push({ line, name: text('name'), problems });
    else if (parsed.data) result.good.push({ line, item: parsed.data });
  }
  return { ...result, unknownCategories: [...unknown.values()] };
}
