import { expect, test } from '@jest/globals';
import { wordOf } from './photo-word.ts';
import { skewOf } from './skew.ts';
import { unreadInk } from './unread-ink.ts';

/** White paper with black boxes, rotated. */
function paper(boxes: readonly [number, number, number, number][], degrees = 0) {
  const [width, height] = [600, 400];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (const [left, top, wide, high] of boxes) {
    for (let x = left; x < left + wide; x += 1) {
      const from = Math.round(top + x * slope);
      for (let y = from; y < from + high; y += 1)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height };
}

const line = (y: number): [number, number, number, number][] =>
  Array.from({ length: 20 }, (_, at) => [20 + at * 28, y, 20, 14]);

test.each([-4, -1.5, 0, 2, 6])('lines that fall by %d degrees are seen to', (degrees) => {
  const lines = [100, 150, 200, 250].flatMap(line);
  expect(skewOf(paper(lines, degrees))).toBeCloseTo(degrees, 0);
});

const word = { x: 20, y: 100, width: 120, height: 20 };
const soup: [number, number, number, number] = [20, 100, 120, 20];

test('a digit that was passed over beside a word is found', () => {
  const image = paper([soup, [500, 101, 10, 18]]);
  expect(unreadInk(image, [[word]], [word])).toEqual([{ x: 500, y: 101, width: 9, height: 17 }]);
});

test.each([
  [
    'leaders',
    [
      [200, 117, 3, 3],
      [240, 117, 3, 3],
    ],
  ],
  ['a rule below', [[0, 118, 600, 2]]],
  ['a frame', [[560, 20, 8, 300]]],
  ['a speck', [[300, 105, 1, 12]]],
] satisfies [string, [number, number, number, number][]][])('%s is passed over still', (_, ink) => {
  expect(unreadInk(paper([soup, ...ink]), [[word]], [word])).toEqual([]);
});

const read = (text: string, confidence: number) =>
  wordOf({ ...word, text, confidence }, 0).map(({ text: said, unsure }) => [said, unsure]);

test.each([
  ['0,5I', 96, '0,5l'],
  ['0,33|', 96, '0,33l'],
  ['l2.5O', 96, '12.50'],
  ['Griiner', 96, 'Griiner'],
  ['rillettes', 15, 'rillettes'],
  ['4.50', 84, '4.50'],
])('%s, read with %d of 100, is %s and not sure', (text, confidence, said) => {
  expect(read(text, confidence)).toEqual([[said, [said]]]);
});

test('a guess of a sign or two and leaders are no words', () => {
  expect([...read('EE', 20), ...read('.....', 90), ...read('eee', 90)]).toEqual([]);
});

test('what was read well is sure', () => {
  expect([...read('Soup', 90), ...read('4.50', 90)]).toEqual([
    ['Soup', []],
    ['4.50', []],
  ]);
});
