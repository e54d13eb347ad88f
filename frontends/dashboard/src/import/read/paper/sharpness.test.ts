import { sharp, sharpness } from './sharpness.ts';

/** Upright strokes, whose edges take so many pixels from paper to ink. */
function strokes(edge: number) {
  const [width, height] = [240, 24];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const fromMiddle = Math.abs((at % 24) - 12);
    const shade = 128 + ((fromMiddle - 5) * 255) / edge;
    data.fill(shade, at * 4, at * 4 + 4);
  }
  return { data, width, height };
}

test.each([
  ['sharp', 1, true],
  ['as a phone takes them', 3, true],
  ['blurred', 9, false],
])('edges of letters that are %s', (_, edge, isSharp) => {
  expect(sharpness(strokes(edge)) >= sharp).toBe(isSharp);
});

test('a blank page is not blurred', () => {
  const data = new Uint8ClampedArray(40 * 40 * 4).fill(255);
  expect(sharpness({ data, width: 40, height: 40 })).toBe(255);
});
