import { expect, test } from '@jest/globals';
import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';

const readOf = (text: string) =>
  readMenu(linesOfText(text)).sections.map(({ name, dishes }) => [
    name,
    ...dishes.map((dish) => [dish.name, dish.choices.length > 0 ? dish.choices : dish.price]),
  ]);

test('dishes within a sentence, each with its price in brackets', () => {
  const text =
    'SOPAS: caldo verde (€3), creme de lavagante (€9). PEIXES: arroz de lampreia (€28), bacalhau (€14,50) e linguado (€22).';
  expect(readOf(text)).toEqual([
    ['SOPAS', ['caldo verde', 3], ['creme de lavagante', 9]],
    ['PEIXES', ['arroz de lampreia', 28], ['bacalhau', 14.5], ['linguado', 22]],
  ]);
});

test('a bracket of counts names as many prices', () => {
  expect(readOf('Starters\nCroquettes (1, 2 or 3 pcs)    €13/€25 /€36\nSoup    €9')).toEqual([
    [
      'Starters',
      [
        'Croquettes',
        [
          { name: '1 pcs', price: 13 },
          { name: '2 pcs', price: 25 },
          { name: '3 pcs', price: 36 },
        ],
      ],
      ['Soup', 9],
    ],
  ]);
});

test('courses with a dash below what a menu costs each guest are dishes', () => {
  const text = `Menu del Mulino: 65 € a testa
– Crostini di fegatini
– Cappelletti in brodo
– Faraona ripiena
Menu di Nanni: 80 € a testa
– Capasanta gratinata
– Risotto ai gamberi
– Sorbetto al mandarino`;
  expect(readOf(text).flatMap(([, ...dishes]) => dishes).length).toBe(8);
});
