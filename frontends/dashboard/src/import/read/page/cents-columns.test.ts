import type { Word } from '../../parse/columns.ts';
import { withCents } from './cents-columns.ts';

const row = (y: number, ...words: readonly [text: string, x: number][]): Word[] =>
  words.map(([text, x]) => ({ text, x, end: x + text.length * 6, y, height: 10 }));

test.each([
  ['zł', 'gr'],
  ['Fr.', 'Rp.'],
])('below «%s» and «%s» two numbers are one price', (whole, part) => {
  const rows = [
    row(0, ['Soups', 0], [whole, 100], [part, 130]),
    row(20, ['Krupnik', 0], ['6', 100], ['50', 130]),
  ];
  const texts = withCents(rows).map((words) => words.map(({ text }) => text));
  expect(texts).toEqual([
    ['Soups', whole],
    ['Krupnik', '6,50'],
  ]);
});

test('where nothing says so, two numbers are two prices', () => {
  const rows = [row(0, ['Wine', 0], ['6', 100], ['50', 130])];
  expect(withCents(rows)[0]).toHaveLength(3);
});
