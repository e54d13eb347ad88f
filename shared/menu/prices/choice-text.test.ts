import { priceKinds } from '../../contracts/catalogue/items/price-kinds.ts';
import { array, assert, constantFrom, property, record, string } from 'fast-check';
import {
  choiceRows,
  choicesText,
  readPriceText,
  textOfChoices,
  textOfPrice,
} from './choice-text.ts';

test('choices are what people write into one cell', () => {
  const choices = [
    { name: 'Glass', price: 8 },
    { name: 'Bottle', price: 32.5 },
  ];
  expect(textOfChoices(choices, 2)).toBe('Glass=8.00; Bottle=32.50');
  expect(choiceRows('Glass=8;Bottle=32,50')).toEqual([
    { name: 'Glass', price: '8' },
    { name: 'Bottle', price: '32,50' },
  ]);
});

test('whatever is typed, finished or not, stays letter by letter', () => {
  const word = string({ unit: constantFrom('a', ' ', ';', '=', '\\', 'ß'), maxLength: 6 });
  const price = string({ unit: constantFrom('1', ',', '.', ' ', '='), maxLength: 4 });
  assert(
    property(array(record({ name: word, price }), { minLength: 1, maxLength: 8 }), (rows) => {
      expect(choiceRows(choicesText(rows))).toEqual(rows);
    }),
  );
  expect([choiceRows(''), choicesText([])]).toEqual([[], '']);
});

test.each([
  ['8', 'fixed', '8'],
  ['$8.00', 'fixed', '$8.00'],
  ['from 8', 'from', '8'],
  ['From $8.00', 'from', '$8.00'],
  ['ab 8,50', 'from', '8,50'],
  ['à partir de 8', 'from', '8'],
  ['market price', 'market', '0'],
  ['MP', 'market', '0'],
  ['m.p.', 'market', '0'],
  ['Tagespreis', 'market', '0'],
  ['no price', 'none', '0'],
  ['Ohne Preis', 'none', '0'],
  ['from the sea', 'fixed', 'from the sea'],
  ['', 'fixed', ''],
])('%j is %s of %j', (text, price_kind, amount) => {
  expect(readPriceText(text)).toEqual({ price_kind, amount });
});

test.each(priceKinds)('a %s price is read as it is written', (kind) => {
  const text = textOfPrice({ price: 8, price_kind: kind }, 2);
  expect(readPriceText(text).price_kind).toBe(kind);
});
