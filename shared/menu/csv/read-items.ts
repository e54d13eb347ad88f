import type * as z from 'zod/mini';
import type { Category } from '../../contracts/catalogue/category.ts';
import { itemImport } from '../../contracts/catalogue/items/new-item.ts';
import { readCsv } from './csv.ts';
import { readPriceText } from '../prices/choice-text.ts';
import { columnOf, splitNames, type Column } from './item-columns.ts';
import { lowestOf } from '../prices/lowest-price.ts';
import { decimalsProblem } from '../prices/price-decimals.ts';
import { withoutCurrency, writtenChoices } from '../prices/written-choices.ts';

export type ImportItem = z.output<typeof itemImport>;
export type ReadItems = {
  good: { line: number; item: ImportItem }[];
  /** Without problems: it waits for a category. */
  bad: { line: number; name: string; problems: string[] }[];
  /** Named in the file, but missing. */
  unknownCategories: string[];
  /** Which it has: what it has no column for, it says nothing of. */
  columns: ReadonlySet<Column>;
  /** Why the file cannot be read. */
  problem?: string;
};

const flags = new Map([['', false]]);
for (const word of ['yes', 'y', 'true', '1', 'x']) flags.set(word, true);
for (const word of ['no', 'n', 'false', '0']) flags.set(word, false);

type Texts = (column: Column) => string;

/** The prices of a line; with choices, the lowest one is the price, so it can be left blank. */
function pricesOf(text: Texts) {
  const { price_kind, amount } = readPriceText(text('price'));
  const choices = writtenChoices(text('choices'));
  const price = amount === '' && choices.length > 0 ? '0' : withoutCurrency(amount);
  return { price, price_kind, choices };
}

/** Programs write one letter in different ways, such as `é` as two characters. */
export const asNamed = (name: string) => name.trim().normalize('NFC').toLowerCase();

type CategoryIds = ReadonlyMap<string, string>;

/** Parses yes or no; an empty cell means `otherwise`. */
function flagOf(text: Texts, column: Column, problems: string[], otherwise = false): boolean {
  const said = text(column).toLowerCase();
  if (said === '') return otherwise;
  if (!flags.has(said)) problems.push(`${column} must be yes or no, not “${said}”`);
  return flags.get(said) ?? otherwise;
}

/** As the service stores it. */
const withItsPrice = (item: ImportItem): ImportItem =>
  item.choices.length > 0 ? { ...item, price: lowestOf(item.choices) } : item;

/** Parses one line to an item, with all its problems and unknown categories. */
function readItem(text: Texts, index: number, ids: CategoryIds, decimals: number) {
  const named = splitNames(text('categories'));
  const unknown = named.filter((name) => !ids.has(asNamed(name)));
  const problems: string[] = [];
  const { data, error } = itemImport.safeParse({
    name: text('name'),
    description: text('description'),
    ...pricesOf(text),
    calories: text('calories'),
    allergens: text('allergens'),
    is_vegetarian: flagOf(text, 'vegetarian', problems),
    is_vegan: flagOf(text, 'vegan', problems),
    is_gluten_free: flagOf(text, 'gluten_free', problems),
    is_available: flagOf(text, 'available', problems, true),
    // A list without numbers is already in order.
    sort_order: text('sort_order') || String(index),
    category_ids: [...new Set(named.flatMap((name) => ids.get(asNamed(name)) ?? []))],
  });
  for (const { path, message } of error?.issues ?? []) {
    problems.push(message.replace(/^Must/, `${String(path[0])} must`));
  }
  const prices = data ? [data.price, ...data.choices.map(({ price }) => price)] : [];
  const fine = prices.map((price) => decimalsProblem(price, decimals)).find(Boolean);
  if (fine !== undefined) problems.push(fine);
  return { item: data && withItsPrice(data), problems, unknown };
}

/** Preview of an import: an item for each valid line, all problems for each invalid one. */
export function readItems(
  file: string,
  categories: readonly Pick<Category, 'id' | 'name'>[],
  decimals = 2,
): ReadItems {
  const [head, ...rows] = readCsv(file);
  const headings = head?.cells.map(columnOf) ?? [];
  const columns = new Set(headings.filter((column) => column !== undefined));
  const result: ReadItems = { good: [], bad: [], unknownCategories: [], columns };
  if (!columns.has('name') || !columns.has('price')) {
    const problem = 'The first line must name the columns, with name and price among them.';
    return { ...result, problem };
  }
  if (rows.length === 0) return { ...result, problem: 'The file has no items, only column names.' };
  const ids = new Map(categories.map(({ id, name }) => [asNamed(name), id]));
  const missing = new Map<string, string>();
  for (const [index, { line, cells }] of rows.entries()) {
    const text = (column: Column) => cells[headings.indexOf(column)]?.trim() ?? '';
    const { item, problems, unknown } = readItem(text, index, ids, decimals);
    for (const name of unknown) missing.set(asNamed(name), name);
    if (problems.length + unknown.length > 0)
      result.bad.push({ line, name: text('name'), problems });
    else if (item) result.good.push({ line, item });
  }
  return { ...result, unknownCategories: [...missing.values()] };
}
