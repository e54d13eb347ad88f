import { expect, test } from '@jest/globals';
import { fixThinSevens } from './thin-sevens.ts';

type Stroke = [number, number, number, number];
const box: Stroke[] = [[0, 0, 18, 30]];
const seven: Stroke[] = [
  [0, 0, 18, 5],
  [4, 5, 6, 25],
];
const plainOne: Stroke[] = [
  [0, 2, 14, 5],
  [8, 0, 6, 30],
];
const footedOne: Stroke[] = [
  [2, 2, 10, 5],
  [7, 0, 5, 30],
  [0, 26, 18, 4],
];

function read(text: string, ...digits: Stroke[][]) {
  const [width, height] = [200, 60];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [at, strokes] of digits.entries())
    for (const [x, top, wide, high] of strokes)
      for (let y = top + 10; y < top + 10 + high; y += 1) {
        const from = y * width + 20 + at * 24 + x;
        data.fill(0, from * 4, (from + wide) * 4);
      }
  const place = { x: 20, y: 10, width: digits.length * 24, height: 30 };
  const { text: said, confidence } = fixThinSevens(
    { data, width, height },
    { ...place, text, confidence: 95 },
  );
  return [said, confidence];
}

test('a seven that was read as a one is a seven, and unsure', () => {
  expect(read('215', box, seven, box)).toEqual(['275', 50]);
});

test('ones with a flag or a foot stay ones', () => {
  expect(read('215', box, plainOne, box)).toEqual(['215', 95]);
  expect(read('215', box, footedOne, box)).toEqual(['215', 95]);
});

test('nothing is said of digits that touch', () => {
  expect(read('2150', box, seven, box)).toEqual(['2150', 95]);
});
