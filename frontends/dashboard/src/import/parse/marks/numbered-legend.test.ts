import { dishesOf, allergensIn } from '../testing/read-text.ts';

test('dishes with marks in a row are no legend', () => {
  const text = 'Today: soup 5\nPizza (V), Pasta (G), Salad (GF)\nBread (G) 3';
  const dishes = dishesOf(text);
  expect(dishes.map(({ allergens }) => allergens).join('')).toBe('');
});

test.each([
  ['letters below each other', '(A,C)', 'Allergènes\nA gluten\nB crustacés\nC œufs\nD lait'],
  ['letters with points, between strokes', ' A/C', 'A. Gluten\nB. Krebstiere\nC. Ei\nD. Milch'],
  ['numbers and blanks', ' (1, 3)', '1=gluten 2=schaaldieren 3=ei 4=vis'],
  ['numbers between strokes', ' 2/5', 'Contiene: 1 – mariscos, 2 – trigo, 4 – pescado, 5 – huevo'],
  ['codes behind', ' [1, 3]', 'アレルゲン： 小麦 (1), えび (2), 卵 (3), 魚 (4)'],
  ['few letters', ' (1,3)', '1 gluten\n2 crustacés\n3 Ei\n8 fruits à coque'],
])('a legend is read whatever it is written with: %s', (_, marks, legend) => {
  const text = `Mains\nSoup${marks}    9.50\nPie    8.50\nTart    7.50\n\n${legend}`;
  const dishes = dishesOf(text);
  expect(dishes.map(({ name, allergens }) => `${name}|${allergens}`)).toEqual([
    'Soup|gluten, egg',
    'Pie|',
    'Tart|',
  ]);
});

test('a numbered dish above a numbered legend stays one', () => {
  expect(
    allergensIn(
      'Soups\n3. Beef broth (9)\n€5.50\n4. Fish soup (4)\n€6.50\n5. Leek soup (7)\n€4.50\n\n1. Gluten and what is made of it\n4. Fish and what is made of it\n7. Milk and what is made of it\n9. Celery and what is made of it',
    ),
  ).toBe('Beef broth 5.5: celery; Fish soup 6.5: fish; Leek soup 4.5: milk');
});
