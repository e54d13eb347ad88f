import { expect, test } from '@jest/globals';
import { linesOfText } from './columns.ts';
import { readMenu } from './read-menu.ts';

test.each([
  ['how long it takes', '25–35 min'],
  ['how long it takes, with a fee', '$1.99 fee • 20-30 min'],
  ['the least order', 'Pedido mínimo 12 €'],
  ['what is taken off', 'From €30 minus €5'],
])('of a delivery page %s is no dish and no price', (_what, line) => {
  const { sections, left } = readMenu(linesOfText(`Leek pie 9.00\n${line}\nTrout 14.00`));
  expect(sections.flatMap(({ dishes }) => dishes)).toMatchObject([
    { name: 'Leek pie', price: 9, description: '' },
    { name: 'Trout', price: 14, description: '' },
  ]);
  expect(left).toEqual([1]);
});
