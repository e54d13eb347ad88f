import type { Word } from '../../parse/columns.ts';
import { pricesOfBlocks } from './prices-of-blocks.ts';

/** Words of 20 pixels' type from an edge on, on a line. */
const at = (line: number, x: number, text: string): Word[] => {
  let from = x;
  return text.split(' ').map((word) => {
    const end = from + word.length * 10;
    const place = { x: from, end, y: line - 15, height: 15 };
    from = end + 6;
    return { ...place, text: word, type: { line, size: 20, stroke: 2 } };
  });
};
const textsOf = (rows: readonly (readonly Word[])[]) =>
  rows.map((words) => words.map(({ text }) => text).join(' '));

test('a price of each, in the middle of names, is that of them all', () => {
  const rows = [
    at(60, 100, 'Sides'),
    at(120, 100, 'Skinny fries'),
    at(150, 100, 'Onion rings'),
    at(166, 400, 'each 5.5'),
    at(180, 100, 'House salad'),
    at(210, 100, 'Garlic bread'),
  ];
  expect(textsOf(pricesOfBlocks(rows))).toEqual([
    'Sides',
    'Skinny fries 5.5',
    'Onion rings 5.5',
    'House salad 5.5',
    'Garlic bread 5.5',
  ]);
});

test('on the line of the middle name as well, and of no name with a price of its own', () => {
  const rows = [
    at(120, 100, 'Pommes frites'),
    [...at(150, 100, 'Kartoffelsalat'), ...at(150, 400, 'je 4,50')],
    at(180, 100, 'Rotkohl'),
    [...at(210, 100, 'Schnitzel'), ...at(210, 400, '18,00')],
  ];
  expect(textsOf(pricesOfBlocks(rows))).toEqual([
    'Pommes frites 4,50',
    'Kartoffelsalat 4,50',
    'Rotkohl 4,50',
    'Schnitzel 18,00',
  ]);
});

test('a price of each behind one name is that name’s alone', () => {
  const rows = [
    [...at(120, 100, 'Oysters'), ...at(120, 400, 'each 3.5')],
    [...at(150, 100, 'Whelks'), ...at(150, 400, '7.5')],
  ];
  expect(pricesOfBlocks(rows)).toEqual(rows);
});
