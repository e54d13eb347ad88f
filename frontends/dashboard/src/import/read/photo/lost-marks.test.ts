import { expect, test } from '@jest/globals';
import { withLostMarks } from './lost-marks.ts';

/** A row of words, each with its height; gaps of a letter between them. */
function doubted(...row: [text: string, height: number][]) {
  let x = 0;
  const words = row.map(([text, height]) => {
    const word = { text, height, x, y: 100 - height, width: text.length * 10, confidence: 90 };
    x += word.width + 8;
    return word;
  });
  return withLostMarks(words).map(({ text, confidence }) => (confidence < 70 ? `${text}?` : text));
}

test('letters in rings are left out, and what they stand behind is doubted', () => {
  expect(doubted(['Halstrad', 22], ['/', 20], ['315', 20], ['(©', 30], ['()', 30])).toEqual([
    'Halstrad',
    '/',
    '315?',
  ]);
  expect(doubted(['©', 30], ['2026', 20], ['(8)', 20])).toEqual(['2026', '(8)']);
});

test('codes in small capitals behind a name are doubted', () => {
  expect(doubted(['Olives', 22], ['ve', 13], ['cr', 13], ['£4.00', 20])).toEqual([
    'Olives',
    've?',
    'cr?',
    '£4.00',
  ]);
});

test.each([
  [
    'a small word within a name',
    [
      ['Filet', 22],
      ['au', 13],
      ['poivre', 22],
      ['9', 20],
    ],
  ],
  [
    'a small word as high as the one before',
    [
      ['Chez', 20],
      ['le', 20],
      ['9', 20],
    ],
  ],
] satisfies [string, [string, number][]][])('%s is no code', (_, row) => {
  expect(doubted(...row)).toEqual(row.map(([text]) => text));
});
