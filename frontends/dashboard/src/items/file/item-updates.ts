import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { showsNumber } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import type { NewMenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import type { Column } from '@menuleaf/shared/menu/csv/item-columns.ts';
import { asNamed, type ImportItem, type ReadItems } from '@menuleaf/shared/menu/csv/read-items.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';

/** What a line of a file changes of an item, for the service and in words. */
export type ItemUpdate = { edits: NewMenuEdit[]; words: string[] };

/** The item that each line names: of several of a name one in its categories, else the next; each once. */
function namedItems(
  lines: readonly ImportItem[],
  items: readonly Item[],
): ReadonlyMap<ImportItem, Item> {
  const left = new Map<string, Item[]>();
  for (const item of items) {
    const name = asNamed(item.name);
    left.set(name, [...(left.get(name) ?? []), item]);
  }
  const found = new Map<ImportItem, Item>();
  const take = (line: ImportItem, isIt: (item: Item) => boolean) => {
    const named = left.get(asNamed(line.name)) ?? [];
    const at = named.findIndex(isIt);
    const [item] = at < 0 ? [] : named.splice(at, 1);
    if (item) found.set(line, item);
  };
  for (const line of lines) {
    take(line, ({ categories }) => categories.some(({ id }) => line.category_ids.includes(id)));
  }
  for (const line of lines) if (!found.has(line)) take(line, () => true);
  return found;
}

type Field = Extract<keyof Item, keyof ImportItem>;

/** What each column says, in the order in which it is told. */
const fieldsOf: readonly [Column, readonly Field[]][] = [
  ['price', ['price', 'choices', 'price_kind']],
  ['available', ['is_available']],
  ['description', ['description']],
  ['allergens', ['allergens']],
  ['calories', ['calories']],
  ['vegetarian', ['is_vegetarian']],
  ['vegan', ['is_vegan']],
  ['gluten_free', ['is_gluten_free']],
];

type Dish = Pick<ImportItem, Field>;

/** Alike where a guest would see the same. */
function seen(dish: Dish, field: Field): unknown {
  if (field === 'price' && !showsNumber(dish.price_kind)) return null;
  const value = dish[field];
  const isText = typeof value === 'string';
  return (isText ? value.replaceAll(/\r\n?/g, '\n').trim() : value) || null;
}

const saidOf = (dish: Dish, fields: readonly Field[]) =>
  JSON.stringify(fields.map((field) => seen(dish, field)));

function wordsOf(column: Column, item: Item, line: ImportItem, format: (price: number) => string) {
  if (column === 'available') return line.is_available ? 'available again' : 'sold out';
  if (column !== 'price') return column.replace('_', ' ');
  const [before, after] = [item, line].map((dish) => priceWords(dish, format));
  return before === after ? 'prices' : `${after} (was ${before})`;
}

/** Categories are the same by name: of two of a name the item stays in its own. A line that names none says nothing. */
function moved(item: Item, line: ImportItem, categories: readonly Category[]) {
  const wanted = categories.filter(({ id }) => line.category_ids.includes(id));
  if (wanted.length === 0) return { joins: [], leaves: [] };
  const without = (all: readonly { id: string; name: string }[], some: typeof all) =>
    all.filter(({ name }) => !some.some((one) => asNamed(one.name) === asNamed(name)));
  return { joins: without(wanted, item.categories), leaves: without(item.categories, wanted) };
}

type Said = {
  columns: ReadonlySet<Column>;
  categories: readonly Category[];
  format: (price: number) => string;
};

/** Undefined if the item is as the line says. Its place in a category, its photo and its translations stay. */
function updateOf(
  item: Item,
  line: ImportItem,
  { columns, categories, format }: Said,
): ItemUpdate | undefined {
  // Without a column of choices, a price says nothing of a dish that has some.
  const isSaid = (column: Column) =>
    columns.has(column) &&
    (column !== 'price' || columns.has('choices') || item.choices.length === 0);
  const changed = fieldsOf.filter(
    ([column, fields]) => isSaid(column) && saidOf(item, fields) !== saidOf(line, fields),
  );
  const { joins, leaves } = columns.has('categories')
    ? moved(item, line, categories)
    : { joins: [], leaves: [] };
  if (changed.length + joins.length + leaves.length === 0) return undefined;
  const fields = Object.fromEntries(
    changed.flatMap(([, some]) => some.map((field) => [field, line[field]])),
  );
  return {
    edits: [
      ...(changed.length > 0 ? [{ do: 'update_item' as const, item: item.id, ...fields }] : []),
      ...joins.map(({ id }) => ({ do: 'place_item' as const, item: item.id, category: id })),
      ...leaves.map(({ id }) => ({ do: 'take_out_item' as const, item: item.id, category: id })),
    ],
    words: [
      ...changed.map(([column]) => wordsOf(column, item, line, format)),
      ...joins.map(({ name }) => `goes to ${name}`),
      ...leaves.map(({ name }) => `leaves ${name}`),
    ],
  };
}

/** A line that can be imported. */
export type Line = {
  id: string;
  item: ImportItem;
  /** Whether an item has its name, and what it changes of one. */
  isThere: boolean;
  isOf: Item | undefined;
  update: ItemUpdate | undefined;
};

export function linesOf(
  { good, columns }: Pick<ReadItems, 'good' | 'columns'>,
  items: readonly Item[],
  said: Omit<Said, 'columns'>,
): Line[] {
  const named = namedItems(
    good.map(({ item }) => item),
    items,
  );
  const names = new Set(items.map(({ name }) => asNamed(name)));
  return good.map(({ line, item }) => {
    const isOf = named.get(item);
    const update = isOf && updateOf(isOf, item, { ...said, columns });
    return { id: String(line), item, isThere: names.has(asNamed(item.name)), isOf, update };
  });
}

/** What to do with lines that name what is there. */
export type ForKnown = 'update' | 'skip' | 'add';

/** What an import adds, without an update, and what it changes. */
export type Planned = Pick<Line, 'id' | 'item'> & { update?: ItemUpdate };

export const planOf = (lines: readonly Line[], forKnown: ForKnown): Planned[] =>
  lines.flatMap(({ id, item, isThere, isOf, update }) => {
    const isLeft = forKnown === 'skip' ? isThere : isOf !== undefined;
    if (forKnown === 'add' || !isLeft) return [{ id, item }];
    return forKnown === 'update' && update ? [{ id, item, update }] : [];
  });
