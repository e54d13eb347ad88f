import { dishesOf, pricesIn } from '../testing/read-text.ts';

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

test.each([
  ['Set lunch £14.50 (with soup) Mon–Fri', 'Set lunch 14.5'],
  ['Mittagsmenü 14,50 € Mo-Fr 11-14 Uhr', 'Mittagsmenü 14.5'],
  ['PRATO DO DIA 8,00 (c/ sopa, bebida e café) seg a sex ao almoço', 'PRATO DO DIA 8'],
  ['Caldereta 14,50 € ¡nuevo!', 'Caldereta 14.5'],
])('when a dish is served stands behind its price: %s', (line, dish) => {
  expect(pricesIn(`MAINS\nRoast  16.50\n\n${line}\n\nDESSERTS\nTart  5.00`)).toBe(
    `Roast 16.5; ${dish}; Tart 5`,
  );
});
