import { allergensIn, saidIn } from '../testing/read-text.ts';

const dishes = [
  ['Chowder', '1a,4,7', '8.95'],
  ['Burger', '1,3,7,10', '17.50'],
  ['Wings', '7,9,12', '9.50'],
  ['Chips', '4', '4.00'],
] as const;
const written = (dish: (name: string, codes: string, price: string) => string) =>
  `MAINS\n\n${dishes.map(([name, codes, price]) => dish(name, codes, price)).join('\n')}`;

test.each([
  ['in brackets', written((name, codes, price) => `${name} (${codes}) ${price}`)],
  ['with a word', written((name, codes, price) => `${name} (all. ${codes}) ${price}`)],
  [
    'with dashes',
    written((name, codes, price) => `${name} (${codes.replaceAll(',', '-')}) ${price}`),
  ],
  ['bare', written((name, codes, price) => `${name} ${codes}    ${price}`)],
  ['behind prices', written((name, codes, price) => `${name}  ${price}  ${codes}`)],
  ['in brackets behind prices', written((name, codes, price) => `${name} ${price} (${codes})`)],
])('codes of allergens are no price and no part of a name: %s', (_, text) => {
  expect(saidIn(text)).toBe('Chowder 8.95; Burger 17.5; Wings 9.5; Chips 4');
});

test('codes between a name and what is said of it, and below it', () => {
  const between = written((name, codes, price) => `${name} (${codes}) with bread ${price}`);
  const below = written((name, codes, price) => `${name} ${price}\nwith bread ${codes}\n`);
  const said = 'Chowder 8.95 (with bread); Burger 17.5 (with bread); Wings 9.5 (with bread)';
  expect(saidIn(between)).toContain(said);
  expect(saidIn(below)).toContain(said);
});

test('a legend says what they are of', () => {
  const text = written((name, codes, price) => `${name}  ${price}  ${codes}`);
  const legend = 'Allergens: 1 Gluten, 3 Eggs, 4 Fish, 7 Milk, 9 Celery, 10 Mustard, 12 Sulphites';
  expect(allergensIn(`${text}\n\n${legend}`)).toBe(
    'Chowder 8.95: gluten, fish, milk; Burger 17.5: gluten, egg, milk, mustard; Wings 9.5: milk, celery, sulfites; Chips 4: fish',
  );
});

test.each([
  ['prices with one digit behind the comma', 'Kroket 2,5\nFriet 3,5\nBitterbal 6,5\nFrikandel 2,2'],
  ['counts', 'Wings (6) 9.50\nGyoza (5) 7.00\nBao (2) 8.00\nRolls (4) 6.50'],
])('%s are no codes', (_, lines) => {
  expect(saidIn(`SNACKS\n\n${lines}`)).not.toContain('(');
});
