import {
  array,
  assert,
  boolean,
  integer,
  property,
  record,
  string,
  constantFrom,
} from 'fast-check';
import type { Item } from '../../contracts/catalogue/items/item.ts';
import { plainDish } from '@menuleaf/shared/testing/plain-dish.ts';
import { readCsv, writeCsv } from './csv.ts';
import { readItems } from './read-items.ts';
import { template, writeItems } from './write-items.ts';

const dollars = () => ({ decimals: 2 });
const starters = { id: 'c1', name: 'Starters' };
const odd = { id: 'c2', name: String.raw`Wine | by \ glass` };

test('the template is a file that can be imported', () => {
  const read = readItems(template, [starters, { id: 'c3', name: 'soups' }]);
  expect(read.bad).toEqual([]);
  expect(read.good[0]?.item).toMatchObject({ price: 8.5, category_ids: ['c1', 'c3'] });
});

test('each bad line is named with all that is wrong with it', () => {
  const file =
    'name,price,vegan,categories\nSoup,8.50,yes,Starters\n,x,maybe,Mains\n\n"Two\nlines",-1,,\n';
  const { good, bad, unknownCategories } = readItems(file, [starters]);
  expect(good).toHaveLength(1);
  expect(bad.map(({ line, problems }) => [line, problems.length])).toEqual([
    [3, 3],
    [5, 2],
  ]);
  expect(bad[0]?.problems).toEqual([
    'vegan must be yes or no, not “maybe”',
    'Item name is required',
    'Price must be a number',
  ]);
  expect(unknownCategories).toEqual(['Mains']);
});

test('a file of Excel in Europe is read: semicolons and decimal commas', () => {
  const { good } = readItems('Name;Price;Gluten free\r\nSoup;8,50;x\r\nCake;1.250,00;\r\n', []);
  expect(good[0]?.item).toMatchObject({ name: 'Soup', price: 8.5, is_gluten_free: true });
  expect(good[1]?.item.price).toBe(1250);
});

test('a list without numbers keeps its order', () => {
  const { good } = readItems('name,price,sort_order\nSoup,8,\nBread,3,7\nCake,9,', []);
  expect(good.map(({ item }) => item.sort_order)).toEqual([0, 7, 2]);
});

test('a field that is too long is named', () => {
  const { bad } = readItems(`name,price\n${'x'.repeat(201)},8`, []);
  expect(bad[0]?.problems).toEqual(['name must be at most 200 characters']);
});

test('a file without a name column says what it lacks', () => {
  expect(readItems('dish,cost\nSoup,8', []).problem).toMatch(/must name the columns/);
  expect(readItems('name,price\n', []).problem).toMatch(/no items/);
});

test.each(['a;=1+1', 'a; =1', ';＝1', 'a\t@SUM(A1)', 'a\n=1', 'a\r\n－1'])(
  '%j has no formula behind a separator of another locale',
  (text) => {
    const file = writeCsv([
      ['name', 'description'],
      ['Soup', text],
    ]);
    expect(file).not.toMatch(/[;\t\r\n]\s*[=+\-@＝＋－＠]/);
    expect(readCsv(file)[1]?.cells[1]).toBe(text.replaceAll(/\r\n?/g, '\n'));
  },
);

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "'=1", '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is no formula in the file',
  (name) => {
    const csv = writeCsv([[name, 'b']]);
    expect(csv).not.toMatch(/(^\uFEFF|,)"?[=+\-@\t]/);
    expect(readCsv(csv)[0]?.cells[0]).toBe(name);
  },
);

test('any cell comes back as it was', () => {
  const cell = string({
    unit: constantFrom('a', '"', ',', ';', '\n', "'", '=', '＝', '-', ' ', '\t', 'é'),
  });
  assert(
    property(array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
      const rows = readCsv(
        writeCsv([
          ['x', 'y', 'z', 'v'],
          ['k', ...cells],
        ]),
      );
      expect(rows[1]?.cells).toEqual(['k', ...cells]);
    }),
  );
});

test('what is exported is imported again, whatever is in it', () => {
  const word = string({
    unit: constantFrom('a', '"', ',', '|', '=', '\\', 'ß', ' '),
    maxLength: 12,
  });
  const one = record({
    name: word.map((text) => `x${text}`.trim()),
    description: word.map((text) => text.trim() || null),
    cents: integer({ min: 0, max: 99_999_999 }),
    is_vegan: boolean(),
    is_available: boolean(),
  });
  assert(
    property(one, ({ cents, ...fields }) => {
      const item: Item = {
        ...plain,
        ...fields,
        price: cents / 100,
        allergens: 'milk, may contain: nuts',
        is_vegetarian: true,
        sort_order: 3,
        categories: [starters, odd],
      };
      const read = readItems(writeItems([item], dollars), [starters, odd]).good[0];
      const { name, description, price, is_vegan, is_available, allergens } = item;
      expect(read?.item).toEqual({
        name,
        description,
        price,
        choices: [],
        price_kind: 'fixed',
        is_vegan,
        is_available,
        allergens,
        calories: null,
        is_vegetarian: true,
        is_gluten_free: false,
        sort_order: 3,
        category_ids: ['c1', 'c2'],
      });
    }),
  );
});

const plain: Item = {
  ...plainDish,
  id: 'i',
  name: 'Riesling',
  price: 8,
  choices: [],
  price_kind: 'fixed',
  image_url: null,
  image_status: 'none',
  image_error: null,
  sort_order: 0,
  categories: [],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};
const odds = ['Glass', 'a;b=c\\', '=1+1'].map((name, at) => ({ name, price: 8 + at / 4 }));

test.each([
  [{ choices: odds }],
  [{ price_kind: 'from' as const }],
  [{ price_kind: 'market' as const, price: 0 }],
])('%j comes back from a file as it was', (fields) => {
  const { good, bad } = readItems(writeItems([{ ...plain, ...fields }], dollars), []);
  expect(bad).toEqual([]);
  expect(good[0]?.item).toMatchObject({
    price: plain.price,
    choices: [],
    price_kind: 'fixed',
    ...fields,
  });
});

test('choices are read as people write them, and the lowest of them is the price', () => {
  const rows = ['Glass=8; Bottle=32', 'Glass: $8; Bottle: $32;', 'Glass 8 ; Bottle 32'];
  const file = `name,price,choices\n${rows.map((row) => `Wine,,"${row}"`).join('\n')}\n`;
  const { good, bad } = readItems(file, []);
  expect(bad).toEqual([]);
  const choices = [
    { name: 'Glass', price: 8 },
    { name: 'Bottle', price: 32 },
  ];
  for (const { item } of good) expect(item).toMatchObject({ price: 8, choices });
});

test('a file is in the decimals of the owner’s currency', () => {
  const yen = { ...plain, price: 900, choices: [{ name: 'L', price: 900 }] };
  expect(writeItems([yen], () => ({ decimals: 0 }))).toContain(',900,L=900,');
  const file = 'name,price\nTea,9.5\nMint tea,1.255';
  expect(readItems(file, [], 0).bad[0]?.problems).toEqual(['Price must be a whole number']);
  expect(readItems(file, [], 2).bad[0]?.problems).toEqual(['Price must have at most two decimals']);
  expect(readItems(file, [], 3).bad).toEqual([]);
});

test('where restaurants have several currencies, each price is in its own and says which', () => {
  const yen = { ...plain, id: 'y', price: 900 };
  const moneyOf = ({ id }: Item) =>
    id === 'y' ? { decimals: 0, currency: 'JPY' } : { decimals: 2, currency: 'EUR' };
  const file = writeItems([plain, yen], moneyOf, true);
  expect(readCsv(file).map(({ cells }) => [cells[2], cells[12]])).toEqual([
    ['price', 'currency'],
    ['8.00', 'EUR'],
    ['900', 'JPY'],
  ]);
  expect(readItems(file, []).good.map(({ item }) => item.price)).toEqual([8, 900]);
});

test('a category is found however its accents are written', () => {
  const file = `name,price,categories\nSoup,8,${'Entrées'.normalize('NFD')}\n`;
  const { good, unknownCategories } = readItems(file, [{ id: 'c1', name: 'Entrées' }]);
  expect(unknownCategories).toEqual([]);
  expect(good[0]?.item.category_ids).toEqual(['c1']);
});
