import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { readItems } from '@menuleaf/shared/menu/csv/read-items.ts';
import { writeItems } from '@menuleaf/shared/menu/csv/write-items.ts';
import { pasta, soup } from '../../testing/catalogue-for-tests.ts';
import { linesOf, planOf } from './item-updates.ts';

const drinks = { ...pasta, id: 'c2', name: 'Drinks' };
const categories = [pasta, drinks, { ...drinks, id: 'c3' }];
const item = (id: string, name: string, more: Partial<Item> = {}): Item => ({
  ...soup,
  id,
  name,
  description: 'Hot',
  allergens: null,
  categories: [pasta],
  ...more,
});
const items = [
  item('a', 'Soup', { price: 7 }),
  item('b', 'Wine', {
    price: 8,
    choices: [
      { name: 'Glass', price: 8 },
      { name: 'Bottle', price: 32 },
    ],
    categories: [drinks],
  }),
  item('c', 'Lobster', { price: 0, price_kind: 'market', description: 'Two\nlines' }),
  item('d', 'Cake', { is_available: false, calories: 0, categories: [] }),
];
const format = (price: number) => `$${price}`;

const planned = (file: string) =>
  planOf(linesOf(readItems(file, categories), items, { categories, format }), 'update').map(
    ({ item: { name }, update }) => [name, update?.words.join(', '), update?.edits],
  );
const exported = writeItems(items, () => ({ decimals: 2 }));

test('the file of all items changes nothing, and neither does one that says less', () => {
  expect(planned(exported)).toEqual([]);
  expect(planned('name,price\nSoup,7\nWine,8\nCake,7.5\n')).toEqual([]);
});

test.each([
  [['7.00', '7.50'], 'Soup', '$7.5 (was $7)', { price: 7.5, choices: [], price_kind: 'fixed' }],
  [
    ['Bottle=32.00', 'Bottle=35.00'],
    'Wine',
    'prices',
    { choices: [items[1]?.choices[0], { name: 'Bottle', price: 35 }] },
  ],
  [['market price', 'no price'], 'Lobster', 'No price (was Market price)', { price_kind: 'none' }],
  [['yes,no,no,no,', 'yes,no,no,yes,'], 'Cake', 'available again', { is_available: true }],
  [['Hot,7.00', ',7.00'], 'Soup', 'description', { description: null }],
])('%j in the file changes %s: %s', ([from = '', to = ''], name, words, fields) => {
  const file = exported.replace(from, to);
  const [found, ...others] = planned(file).filter(([one]) => one === name);
  expect(others).toEqual([]);
  expect(found).toEqual([name, expect.stringContaining(words), [expect.objectContaining(fields)]]);
});

test('an item goes from one category to another; of two of a name it stays in its own', () => {
  expect(planned('name,price,categories\nSoup,7,Drinks\nWine,8,Drinks\nCake,7.5,\n')).toEqual([
    [
      'Soup',
      'goes to Drinks, leaves Pasta',
      [
        { do: 'place_item', item: 'a', category: 'c3' },
        { do: 'take_out_item', item: 'a', category: 'c1' },
      ],
    ],
  ]);
});

test('of several items of a name each line changes one, that of its category; a further line is new', () => {
  const twice = [item('x', 'Tea'), item('y', 'Tea', { categories: [drinks] })];
  const file = 'name,price,categories\nTea,3,Drinks\nTea,2,Pasta\nTea,1,Pasta\n';
  const lines = linesOf(readItems(file, [pasta, drinks]), twice, { categories, format });
  const ids = (forKnown: 'update' | 'skip' | 'add') =>
    planOf(lines, forKnown).map(({ update }) => Object(update?.edits[0]).item);
  expect(ids('update')).toEqual(['y', 'x', undefined]);
  expect(ids('skip')).toEqual([]);
  expect(ids('add')).toEqual([undefined, undefined, undefined]);
});
