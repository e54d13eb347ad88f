import { sizedOf } from '../testing/read-text.ts';

test.each([
  'Garlic knots (6) 4.00  (12) 7.00',
  'Garlic knots (6) $4.00 / (12) $7.00',
  'Garlic knots 4.00 (6) 7.00 (12)',
  'Garlic knots x6 4.00 x12 7.00',
  'Garlic knots 6x 4.00 | 12x 7.00',
  'Garlic knots: 6 – 4.00 / 12 – 7.00',
  'Garlic knots\n(6) 4.00  (12) 7.00',
])('how many there are for a price is its size: %j', (line) => {
  expect(sizedOf(`Sides\n${line}\nFries 4.50\nHouse salad 7.50`)).toEqual([
    'Garlic knots|6=4 12=7',
    'Fries|4.5',
    'House salad|7.5',
  ]);
});

test('codes in brackets are no counts', () => {
  const menu = 'Suppen\nTagessuppe (3,7) 5,50 €\nGulasch (1) 7,50 €\nBrühe (7) 4,50 €';
  expect(sizedOf(menu)).toEqual(['Tagessuppe|5.5', 'Gulasch|7.5', 'Brühe|4.5']);
});
