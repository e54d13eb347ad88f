import { direction } from './direction.ts';

test.each([
  ['חומוס', 'rtl'],
  ['1. مرحبا (hello)', 'rtl'],
  ['🍲 "שלום"', 'rtl'],
  ['Hummus חומוס', undefined],
  ['12.50', undefined],
  ['', undefined],
  [null, undefined],
])('%p runs %p', (text, runs) => {
  expect(direction(text)).toBe(runs);
});
