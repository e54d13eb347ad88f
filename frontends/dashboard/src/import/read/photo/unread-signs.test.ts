import { expect, test } from '@jest/globals';
import { withLiters, withLostDashes } from './unread-signs.ts';

/** Rows of words, each with how sure it is. */
const wordsOf = (...rows: string[]) =>
  rows.flatMap((row, at) =>
    row.split(' ').map((text, place) => ({
      text,
      confidence: 96,
      x: place * 120,
      y: at * 60,
      width: 110,
      height: 30,
    })),
  );
const said = (words: readonly { text: string; confidence: number }[]) =>
  words.map(({ text, confidence }) => `${text} ${confidence}`);

test('a price whose dash was lost has it again where others end in one, and is unsure', () => {
  const rows = ['Sild 79,-', 'Tatar 129,-', 'Rejer 145,-'];
  expect(said(withLostDashes(wordsOf(...rows, 'Porter 62,', '22, Odense'))).slice(-4)).toEqual([
    'Porter 96',
    '62,- 50',
    '22, 96',
    'Odense 96',
  ]);
  expect(said(withLostDashes(wordsOf('Sild 79,-', 'Porter 62,'))).at(-1)).toBe('62, 96');
});

test('a stroke right behind a fraction is the l of liters, and unsure', () => {
  expect(said(withLiters(wordsOf('Birra 0,4 | 5,00'))).slice(1)).toEqual([
    '0,4 96',
    'l 50',
    '5,00 96',
  ]);
  expect(said(withLiters(wordsOf('Birra 4 | 5,00'))).at(2)).toBe('| 96');
  expect(said(withLiters(wordsOf('Birra 0,4', '| 5,00'))).at(2)).toBe('| 96');
});
