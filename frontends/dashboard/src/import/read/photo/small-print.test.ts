import { expect, test } from '@jest/globals';
import { linesOfWords } from '../rows.ts';
import { wordOf } from './photo-word.ts';
import { withSmallPrint } from './small-print.ts';

/** Lines of a row of words, each with its top and height on a line whose foot is at 100, and the gap before it. */
const linesOf = (...row: [text: string, top: number, height: number, gap?: number][]) => {
  let x = 0;
  const words = row.map(([text, y, height, gap = 12]) => {
    const word = { text, x: x + gap, y, width: text.length * 14, height, confidence: 95 };
    x = word.x + word.width;
    return word;
  });
  return linesOfWords(withSmallPrint(words).flatMap((word) => wordOf(word, 0))).map(({ text }) =>
    text.replaceAll(/\s+/gu, ' ').trim(),
  );
};

test('what is in a dish stands below it where it is set smaller on its line', () => {
  expect(
    linesOf(
      ['Turkey', 71, 36],
      ['Breast', 71, 29],
      ['black', 81, 19],
      ['pepper', 86, 19],
      ['$9.50', 71, 29, 300],
    ),
  ).toEqual(['Turkey Breast $9.50', 'black pepper']);
});

test('words without strokes up or down are of the size of the name before them', () => {
  expect(linesOf(['Confit', 71, 29], ['en', 78, 22], ['sauce', 78, 22])).toEqual([
    'Confit en sauce',
  ]);
});

test('behind a wide gap another name begins, in a size of its own', () => {
  expect(
    linesOf(['Hot', 40, 60], ['Turkey', 71, 36, 200], ['black', 81, 19], ['pepper', 86, 19]),
  ).toEqual(['Hot Turkey', 'black pepper']);
});
