import { expect, test } from '@jest/globals';
import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';

const readOf = (text: string) =>
  readMenu(linesOfText(text)).sections.map(({ name, dishes }) => [
    name,
    ...dishes.map((dish) => [dish.name, dish.choices.length > 0 ? dish.choices : dish.price]),
  ]);

test('one line more than dishes have above their prices is a title', () => {
  const text = `Om te delen
Plank van het huis
26
Kroketjes (10 st.)
13
Ringen met huisgemaakte tartaar (8 st.)
15
Uit zee
Zalm met broccoli
27
Tong met puree
31`;
  expect(readOf(text)).toEqual([
    [
      'Om te delen',
      ['Plank van het huis', 26],
      ['Kroketjes (10 st.)', 13],
      ['Ringen met huisgemaakte tartaar (8 st.)', 15],
    ],
    ['Uit zee', ['Zalm met broccoli', 27], ['Tong met puree', 31]],
  ]);
});

test('so it is where each dish says what is in it', () => {
  const text = `Moelas
Moelas estufadas em vinho, com pão.
7.50€
Orelha
Orelha de porco com coentros.
6.00€
Do rio
Choco Frito
Tiras de choco com maionese de limão.
14.50€
Garoupa
Massa malandrinha com garoupa.
19.00€`;
  expect(readOf(text).at(-1)).toEqual(['Do rio', ['Choco Frito', 14.5], ['Garoupa', 19]]);
});

test('a table that lost its columns names its prices, and a dash is none', () => {
  const text = `Raciones
MEDIA
ENTERA
EMPANADILLA
2.80€
-
BRAVAS
-
6.50€
SEPIA
7.20€
12.20€
OREJA
5.50€
9.30€`;
  expect(readOf(text)).toEqual([
    [
      'Raciones',
      ['EMPANADILLA', [{ name: 'Media', price: 2.8 }]],
      ['BRAVAS', [{ name: 'Entera', price: 6.5 }]],
      [
        'SEPIA',
        [
          { name: 'Media', price: 7.2 },
          { name: 'Entera', price: 12.2 },
        ],
      ],
      [
        'OREJA',
        [
          { name: 'Media', price: 5.5 },
          { name: 'Entera', price: 9.3 },
        ],
      ],
    ],
  ]);
});

test('where such a title may be a name as well, the owner is asked', () => {
  const text = `Coffee
2.50
Tea
2.40
Club sandwich
Bacon and egg
9.50
Juice
3.20
Cola
3.00`;
  const dishes = readMenu(linesOfText(text)).sections.flatMap((section) => section.dishes);
  expect(
    dishes.find(({ name }) => name === 'Bacon and egg')?.doubts.map(({ reason }) => reason),
  ).toEqual(expect.arrayContaining(['“Club sandwich” above it may be its name.']));
});
