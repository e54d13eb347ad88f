import { blackOnWhite, type Ink } from '../../../testing/black-on-white.ts';
import type { ReadWord } from '../ocr/photo-word.ts';
import { withOwnDigits } from './own-digits.ts';

/** Digits of 30 pixels' height that look like themselves alone. */
const digits = new Map<string, (x: number, y: number) => Ink[]>([
  [
    '5',
    (x, y) => [
      [x, y, 16, 4],
      [x, y + 4, 4, 26],
      [x, y + 14, 16, 4],
    ],
  ],
  ['8', (x, y) => [[x, y, 16, 30]]],
  [
    '0',
    (x, y) => [
      [x, y, 4, 30],
      [x, y, 16, 4],
      [x + 12, y, 4, 30],
    ],
  ],
]);

/** A number as it is drawn, and what is read. */
function sheet(...numbers: [drawn: string, text: string, confidence: number][]) {
  const words = numbers.map(([drawn, text, confidence], at): ReadWord => ({
    ...{ text, confidence, x: 100, y: 20 + at * 60, height: 30 },
    width: drawn.length * 24,
  }));
  const ink = numbers.flatMap(([drawn], at) =>
    Array.from(drawn).flatMap(
      (digit, place) => digits.get(digit)?.(100 + place * 24, 20 + at * 60) ?? [],
    ),
  );
  return withOwnDigits(blackOnWhite([300, 300], ink), words).map((word) => [
    word.text,
    word.confidence,
  ]);
}

test('a digit in doubt is the one that looks the same in a sure number', () => {
  expect(sheet(['80', '80', 96], ['55', '55', 95], ['85', '55', 70])).toEqual([
    ['80', 96],
    ['55', 95],
    ['85', 50],
  ]);
});

test('a sign that is too much is left out where all others are known', () => {
  expect(sheet(['80', '80', 96], ['80', '5.0', 70])[1]).toEqual(['80', 50]);
});

test('a sure number stays, and so does one whose signs are in no sure number, or are other than its digits', () => {
  expect(sheet(['80', '50', 96], ['55', '55', 95], ['00', '50', 90])[2]).toEqual(['50', 90]);
  expect(sheet(['55', '55', 95], ['80', '50', 70])[1]).toEqual(['50', 70]);
  expect(sheet(['80', '80', 96], ['85', '5.0', 70])[1]).toEqual(['5.0', 70]);
});
