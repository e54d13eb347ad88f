import { dishesOf } from '../testing/read-text.ts';

const list = '- Lamb shank (v)\n- Sea bass\n- Risotto';
const priced = 'Mains\nLeek pie 9.50\nBeef stew 8.50';

test.each([
  ['at the head of a menu', `Chef picks\n${list}\n\n${priced}`],
  ['above a line with a price', `${priced}\n\nChef picks:\n${list}\nHalf portion 6.00`],
])(
  'a list behind signs, without a price and %s, holds dishes, each with its own diet',
  (_, text) => {
    const dishes = dishesOf(`${text}\n\n(v) vegetarian`);
    const found = dishes.map(({ name, isVegetarian }) => `${name} ${isVegetarian}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'Lamb shank true',
        'Sea bass false',
        'Risotto false',
        'Leek pie false',
      ]),
    );
  },
);

test('a price above such a list that may be the price of a dish is marked on each', () => {
  const dishes = dishesOf('Mains\nBreakfast plate 9.50\n• Eggs\n• Bacon\n• Toast\nBeef stew 8.50');
  expect(dishes.filter(({ doubts }) => doubts.length > 0).map(({ name }) => name)).toEqual([
    'Eggs',
    'Bacon',
    'Toast',
  ]);
});
