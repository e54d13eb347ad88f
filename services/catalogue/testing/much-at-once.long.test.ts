import { importLimit } from '@menuleaf/shared/contracts/catalogue/items/new-item-calls.ts';
import { nameLimit, textLimit } from '@menuleaf/shared/contracts/fields/fields.ts';
import type { TestOwner } from '@menuleaf/shared/testing/api.ts';
import { proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { plainDish } from '@menuleaf/shared/testing/plain-dish.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { catalogueStore } from '../store/catalogue-store.ts';
import { imagesStore } from '../images/images-store.ts';
import { choicesLimit } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import { keyOf } from '../store/write-actions.ts';
import { uploadsStore } from '../images/uploads-store.ts';
import * as call from '../write-operations.ts';

jest.setTimeout(240_000);

/** DynamoDB's limits per transaction: actions, and total bytes of all rows touched. */
const bounds = { actions: 100, bytes: 4 * 1024 * 1024 };
/** The character with the most bytes per unit. */
const longest = (length: number) => '菜'.repeat(length);
const stamps = { created_at: proPlan.ends_at, updated_at: proPlan.ends_at };
const numbered = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${kind}${String(at).padStart(4, '0')}`);

/** 15 MB of them: several transactions, whichever limit comes first. */
const items = numbered('dish', 240);
/** One below the plan's limit: one is copied. */
const categories = numbered('part', 48);
const [first = '', ...large] = items;
const [full = '', ...others] = categories;
const [spare = ''] = others.splice(-1);
const [menu = '', emptyMenu = '', fullMenu = ''] = numbered('menu', 3);

let me: TestOwner;
/** Row sizes in bytes, by sort key. */
const stored = new Map<string, number>();
const bytesOf = (row: unknown) => Buffer.byteLength(JSON.stringify(row ?? ''));

const item = (id: string) => ({
  ...plainDish,
  id,
  ...(id === first
    ? { name: 'Everywhere' }
    : { name: longest(nameLimit), description: longest(textLimit), allergens: longest(textLimit) }),
  price_thousandths: 1000,
  ...stamps,
});

function membersOf(id: string): string[] {
  if (id === full) return large;
  return id === spare ? [] : [first];
}

const category = (id: string) => ({
  id,
  name: longest(nameLimit),
  description: id === spare ? null : longest(9000),
  item_ids: membersOf(id),
  ...stamps,
});

/** Written directly to the table for speed: one category with all large dishes, one dish in nearly all categories. */
beforeAll(async () => {
  me = await newProOwner();
  const put = (
    kind: 'menus' | 'categories' | 'items',
    row: { id: string } & Record<string, unknown>,
  ) => {
    const key = keyOf(kind, me.id, row.id);
    stored.set(key.sk, bytesOf(row));
    return table.put({ ...row, ...key });
  };
  for (const [id, category_ids] of [
    [menu, others],
    [emptyMenu, []],
    [fullMenu, [full]],
  ] as const) {
    await put('menus', { id, name: id, description: null, category_ids, ...stamps });
  }
  await Promise.all(categories.map((id) => put('categories', category(id))));
  for (let at = 0; at < items.length; at += 20) {
    await Promise.all(items.slice(at, at + 20).map((id) => put('items', item(id))));
  }
});

type Transaction = { actions: number; bytes: number };

/** The real table, recording each transaction: every row touched counts at its larger size, before or after. */
function watchedTable() {
  const weights: Transaction[] = [];
  const bytesOfAction = ({ Put, Update, Delete }: WriteAction) =>
    Math.max(
      stored.get(String((Update ?? Delete)?.Key?.sk)) ?? 0,
      bytesOf(Put?.Item),
      bytesOf(Update?.ExpressionAttributeValues),
    );
  const watched: Table = {
    ...table,
    transact: async (actions) => {
      const bytes = actions.reduce((sum, action) => sum + bytesOfAction(action), 0);
      weights.push({ actions: actions.length, bytes });
      for (const { Put } of actions) if (Put) stored.set(String(Put.Item?.sk), bytesOf(Put.Item));
      await table.transact(actions);
    },
  };
  return { watched, weights };
}

const orders = (ids: string[]) => ids.map((id, at) => ({ id, sort_order: ids.length - at }));
const prices = (ids: string[], from: number, to: number) => ids.map((id) => ({ id, from, to }));
const imported = Array.from({ length: importLimit }, () => ({
  name: longest(nameLimit),
  description: longest(textLimit),
  allergens: longest(textLimit),
  price: 1,
  choices: Array.from({ length: choicesLimit }, () => ({ name: longest(60), price: 1 })),
  price_kind: 'fixed',
  calories: null,
  is_vegetarian: false,
  is_vegan: false,
  is_gluten_free: false,
  is_available: true,
  category_ids: [],
}));

test('orders of hundreds of the longest dishes are answered in time, and whole', async () => {
  const numbers = orders(items.toReversed());
  const ways = {
    items: () => me.send('POST', '/api/menus/items/order', { orders: numbers }),
    categories: () => me.send('POST', '/api/categories/order', { orders: orders(categories) }),
    'places on a menu': () =>
      me.send('POST', `/api/menus/${menu}/categories/order`, { category_ids: others }),
    'places in a category': () =>
      me.send('POST', `/api/categories/${full}/items/order`, { item_ids: large }),
  };
  for (const [way, send] of Object.entries(ways)) {
    const { status } = await send();
    expect([way, status]).toEqual([way, 200]);
  }
  const { items: rows, categories: lists } = await catalogueStore(table).whole(me.id);
  const numberOf = new Map(rows.map(({ id, sort_order }) => [id, sort_order]));
  expect(numbers.map(({ id }) => ({ id, sort_order: numberOf.get(id) }))).toEqual(numbers);
  expect(lists.find(({ id }) => id === full)?.item_ids).toEqual(large);
});

const priceEdit = (item: string) => ({ do: 'update_item', item, price: 9 });

type Operation = [name: string, handler: unknown, id: string, body: object];

/** In this order: later calls depend on earlier ones. */
const calls: Operation[] = [
  ['an order of all dishes of a category', call.placeItems, full, { item_ids: large.toReversed() }],
  ['an order of a menu', call.placeCategories, menu, { category_ids: others.toReversed() }],
  ['numbers for 90 dishes', call.orderItems, '', { orders: orders(items.slice(1, 91)) }],
  ['numbers for all categories', call.orderCategories, '', { orders: orders(categories) }],
  ['all prices', call.changePrices, '', { changes: prices(items, 1, 2) }],
  ['90 prices', call.changePrices, '', { changes: prices(items.slice(1, 91), 2, 3) }],
  ['an import', call.importItems, '', { items: imported }],
  ['a deletion of what is in every category', call.deleteItem, first, {}],
  ['the undoing of the first deletion', call.restoreItem, first, {}],
  ['a copy of what is in every category', call.duplicateItem, first, {}],
  ['a removal from a category', call.removeItems, full, { item_ids: large.slice(20) }],
  ['a coming into a category', call.assignItems, spare, { item_ids: large.slice(0, 20) }],
  ['a copy of a category', call.duplicateCategory, spare, {}],
  ['a removal from a menu', call.removeCategories, menu, { category_ids: others }],
  ['a copy of a menu', call.duplicateMenu, emptyMenu, {}],
  ['a copy of a menu and its dishes', call.duplicateMenu, fullMenu, { items: 'own' }],
  ['a coming onto a menu', call.assignCategories, emptyMenu, { category_ids: others }],
  ['a deletion of a category', call.deleteCategory, spare, {}],
  ['the undoing of the second deletion', call.restoreCategory, spare, {}],
  ['edits of 60 dishes', call.editMenu, menu, { edits: large.slice(0, 60).map(priceEdit) }],
  [
    'all of them sold out',
    call.changeAvailability,
    '',
    { changes: items.map((id) => ({ id, is_available: false })) },
  ],
  ['a deletion of all of them', call.deleteItems, '', { ids: items }],
  ['the undoing of that', call.restoreItems, '', { ids: items }],
  ['a deletion of a menu', call.deleteMenu, emptyMenu, {}],
  ['the undoing of the third deletion', call.restoreMenu, emptyMenu, {}],
];

test.each(calls)(
  '%s is written within what a transaction holds',
  async (name, handler, id, body) => {
    if (typeof handler !== 'function') throw new Error(`${name} is no handler`);
    const { watched, weights } = watchedTable();
    const context = {
      store: catalogueStore(watched),
      uploads: uploadsStore(watched),
      images: imagesStore('none'),
      clock: () => new Date(),
      newId,
      publicUrl: '',
    };
    const input = { params: { id }, query: body, headers: {}, body };
    await Reflect.apply(handler, undefined, [input, { accountId: me.id }, context]);
    const [actions, bytes] = [weights.map((one) => one.actions), weights.map((one) => one.bytes)];
    expect(weights.length).toBeGreaterThan(0);
    expect(Math.max(...actions)).toBeLessThanOrEqual(bounds.actions);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(bounds.bytes);
  },
);
