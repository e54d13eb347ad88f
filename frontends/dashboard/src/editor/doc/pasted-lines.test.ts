import { pastedParts, typedLine } from './pasted-lines.ts';

const pastedLines = (text: string, decimals: number) =>
  pastedParts(text, decimals)?.flatMap(({ dishes }) => dishes);

const plain = { price_kind: 'fixed', choices: '' };

test.each([
  ['Soup 5', 'Soup', '5.00'],
  ['Soup ........ 5.50', 'Soup', '5.50'],
  ['Soup … $5,50', 'Soup', '5.50'],
  ['Soup\t12.00 €', 'Soup', '12.00'],
  ['  Soup of the day   $ 7 ', 'Soup of the day', '7.00'],
  ['Soup', 'Soup', ''],
  ['Pinot 2019', 'Pinot 2019', ''],
  ['Caviar 1,234', 'Caviar 1,234', ''],
  ['7', '7', ''],
])('%p is %p at %p', (line, name, price) => {
  expect(pastedLines(`${line}\nBread 2`, 2)).toEqual([
    { ...plain, name, price },
    { ...plain, name: 'Bread', price: '2.00' },
  ]);
});

test.each([
  ['Chablis Glass 8 / Bottle 32', { price: '8.00', choices: 'Glass=8.00; Bottle=32.00' }],
  ['Chablis 8 / 32', { price: '8.00', choices: 'Glass=8.00; Bottle=32.00' }],
  ['Chablis\t8\t32', { price: '8.00', choices: 'Glass=8.00; Bottle=32.00' }],
  ['Chablis from 8', { price: '8.00', price_kind: 'from' }],
  ['Chablis  Market price', { price: '0', price_kind: 'market' }],
])('%p has its prices', (line, prices) => {
  const [dish] = pastedLines(`${line}\nBread 2`, 2) ?? [];
  expect(dish).toEqual({ ...plain, name: 'Chablis', ...prices });
});

test('they are typed with the decimals of their currency', () => {
  expect(pastedLines('Ramen 900\nTea 300', 0)?.map(({ price }) => price)).toEqual(['900', '300']);
});

test.each([
  ['醤油ラーメン ￥1,000', 0, '醤油ラーメン', '1000', ''],
  ['えびワンタン麺　１，３５０円（税込）', 0, 'えびワンタン麺 （税込）', '1350', ''],
  ['Wein ￥1,200／￥4,400', 0, 'Wein', '1200', 'Glass=1200; Bottle=4400'],
  ['فول مدمس ٣٥ د.إ', 2, 'فول مدمس', '35.00', ''],
  ['दाल मखनी ₹१८०', 2, 'दाल मखनी', '180.00', ''],
  ['Hummus 28 (v)', 2, 'Hummus (v)', '28.00', ''],
  ['Kids menu (6-12 years)', 2, 'Kids menu (6-12 years)', '', ''],
  ['Pinot 2019 (France)', 2, 'Pinot 2019 (France)', '', ''],
])('%p, written as elsewhere, is read', (line, decimals, name, price, choices) => {
  const [dish] = pastedLines(`${line}\nBread 2`, decimals) ?? [];
  expect(dish).toEqual({ ...plain, name, price, choices });
});

test('one line alone is text like any other', () => {
  expect(pastedLines('Soup 5', 2)).toBeUndefined();
  expect(pastedLines('Soup 5\n\n', 2)).toBeUndefined();
});

test.each([
  ['Mains\nSteak 21\nFish 18\n\nCakes:\nTart 4', 'Mains: Steak, Fish; Cakes: Tart'],
  [
    'Steak 21\nDrinks\nTea 2\nAle 4\nCatch of the day\nBread 3\nCod 9',
    ': Steak; Drinks: Tea, Ale, Catch of the day, Bread, Cod',
  ],
  ['Steak 21\n\nCatch of the day\n\nBread 3', ': Steak, Catch of the day, Bread'],
  ['On the house\nSteak 21\r\nBread 3', 'On the house: Steak, Bread'],
  ['Tomato soup\n5.00\nBread 3', ': Tomato soup, 5.00, Bread'],
])('%j has its headings', (text, parts) => {
  const read = pastedParts(text, 2)?.map(
    ({ heading = '', dishes }) => `${heading}: ${dishes.map(({ name }) => name).join(', ')}`,
  );
  expect(read?.join('; ')).toBe(parts);
});

test.each([
  ['Al pastor 3.50', 'Al pastor', '3.50'],
  ['Al pastor $4', 'Al pastor', '4.00'],
  ['Al pastor 3,50 €', 'Al pastor', '3.50'],
  ['Combo 2', undefined, undefined],
  ['Menü 3', undefined, undefined],
  ['Bento Box 12', 'Bento Box', '12.00'],
  ['Gum $0.50', 'Gum', '0.50'],
  ['Cola 0.33 l', undefined, undefined],
  ['Cola 0,33', undefined, undefined],
  ['Pinot 2019', undefined, undefined],
])('%p that is typed is %p at %p', (name, rest, price) => {
  const line = typedLine({ ...plain, name, price: '', price_kind: 'fixed' }, 2);
  expect([line?.name, line?.price]).toEqual([rest, price]);
});

test('a plain number is no price where other names end in one', () => {
  const dish = { ...plain, name: 'Wings 12', price: '', price_kind: 'fixed' } as const;
  expect(typedLine(dish, 2, ['Soup', 'Wings 6'])).toBeUndefined();
  expect(typedLine(dish, 2, ['Soup', 'Wings (6)'])?.price).toBe('12.00');
});

test('a price of its own stays', () => {
  const dish = { ...plain, name: 'Menu 3.50', price: '9.00', price_kind: 'fixed' } as const;
  expect(typedLine(dish, 2)).toBeUndefined();
});
