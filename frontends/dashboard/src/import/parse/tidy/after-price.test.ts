import { expect, test } from '@jest/globals';
import { dishesOf } from '../testing/read-text.ts';

const read = (text: string) => dishesOf(text).map(({ name, price }) => `${name}|${price}`);

test.each(['+ Cheese 1.50', 'Add cheese 1.50', 'With cheese +1.50', 'Добавить сыр 1.50'])(
  'what is added to a dish right below it is said of it, and no dish: %j',
  (added) => {
    expect(read(`Burgers\nHouse burger 9.50\n${added}\nChicken burger 8.50`)).toEqual([
      'House burger|9.5',
      'Chicken burger|8.5',
    ]);
    expect(read(`Burgers\nHouse burger 9.50\nTea 2.50\n\nExtras\n${added}`)).toHaveLength(3);
  },
);

test('the diet of what is added to a dish is not the dish’s', () => {
  const [dish] = dishesOf('(v) vegetarian\n\nBeef bowl 12.00\nAdd green salad (v) 4.00\nSoup 5.00');
  expect(dish).toMatchObject({ name: 'Beef bowl', isVegetarian: false });
});

test.each(['Heineken 0.0 4.50', 'Heineken 0.0 - 4.50', 'Heineken 0,0 4,50'])(
  'a beer without alcohol is called so: %j',
  (line) => {
    const [beer] = dishesOf(`Beer\n${line}\nPils 4.20\nStout 5.20`);
    expect(beer).toMatchObject({ name: expect.stringMatching(/^Heineken 0[.,]0$/u), price: 4.5 });
  },
);
