import { expect, test } from '@jest/globals';
import { linesOfText } from './columns.ts';
import { readMenu } from './read-menu.ts';

const dishesOf = (text: string) =>
  readMenu(linesOfText(text)).sections.flatMap(({ dishes }) => dishes);
const doubtsOf = (text: string, name: string) =>
  dishesOf(text)
    .find((dish) => dish.name === name)
    ?.doubts.map(({ reason }) => reason);

const mains = 'Mains\nLeek pie $9\nTrout $14\nGoulash $12\n';

test('a dish that is as loud as headings are is doubted', () => {
  expect(doubtsOf(`${mains}SIDES $4`, 'SIDES')).toEqual(['It may be a heading.']);
  expect(doubtsOf(`${mains}ROESTI $4`, 'ROESTI')).toEqual(['It may be a heading.']);
  expect(doubtsOf(mains, 'Trout')).toEqual([]);
});

test('what is paid beside a dish is doubted', () => {
  expect(doubtsOf(`${mains}Extra cheese $3`, 'Extra cheese')).toEqual([
    'It may be an extra for other dishes.',
  ]);
});

test('words with an amount that was not read never join the dish above in silence', () => {
  const [pie] = dishesOf(
    'Leek pie (v) 9.50\nTrout $14.50 a plate or so, with fennel\nGoulash 12.00',
  );
  expect(pie?.description.includes('Trout') ? pie.doubts.length : 1).toBeGreaterThan(0);
});

test('a price with parts behind a word for ages is a price, an age and a least sum are none', () => {
  expect(dishesOf('Pour over 5.5\nLatte 4.5')[0]).toMatchObject({ name: 'Pour over', price: 5.5 });
});

test('names stand above descriptions in small letters that carry their prices', () => {
  const text =
    'Braised ribs\nwith sumac and\norange peel   26.00\n\nCauliflower\ntahini, mint   17.50';
  expect(dishesOf(text).map(({ name, price }) => [name, price])).toEqual([
    ['Braised ribs', 26],
    ['Cauliflower', 17.5],
  ]);
});

test('meat by the etto has its price', () => {
  expect(dishesOf('Bistecca 5,50 / etto')[0]).toMatchObject({ name: 'Bistecca', price: 5.5 });
});
