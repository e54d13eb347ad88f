import type { Word } from '../../parse/columns.ts';
import { withWrappedLines } from './wrapped-lines.ts';

/** A name of 20 pixels' type and its price, a line of so many pixels below the last. */
const row = (y: number, text: string, price?: string, unsure: string[] = []): Word[] => {
  const place = { y: y - 15, height: 19, type: { line: y, size: 20, stroke: 2 } };
  return [
    { ...place, text, x: 100, end: 100 + text.length * 10, unsure },
    ...(price === undefined ? [] : [{ ...place, text: price, x: 400, end: 440 }]),
  ];
};
const textsOf = (rows: readonly (readonly Word[])[]) =>
  rows.map((words) => words.map(({ text }) => text).join('    '));

test('the rest of a name is below it, whichever line its price stands on', () => {
  const read = withWrappedLines([
    row(100, 'Onion rings with', '21'),
    row(126, 'wild garlic', undefined, ['garlic']),
    row(170, 'Trout and'),
    row(196, 'seasonal greens', '16'),
    row(240, 'Duck leg with sage', '10'),
    row(284, 'Spiced lamb bread', '9'),
    row(310, 'with yoghurt and'),
    row(336, 'chilli'),
  ]);
  expect(textsOf(read)).toEqual([
    'Onion rings with wild garlic    21',
    'Trout and seasonal greens    16',
    'Duck leg with sage    10',
    'Spiced lamb bread with yoghurt and chilli    9',
  ]);
  expect(read[0]?.[0]?.unsure).toEqual(['garlic']);
});

test('what is in a dish would have had room beside its name', () => {
  const rows = [
    row(100, 'Fish pie', '12'),
    row(126, 'cheddar mash and minted peas'),
    row(170, 'Ham'),
    row(196, 'poached egg on sourdough', '9'),
  ];
  expect(withWrappedLines(rows)).toEqual(rows);
});
