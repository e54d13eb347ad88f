import { lowerEdges, skewOf } from './skew.ts';

const [width, height] = [800, 600];

/** Lines of ink that fall by some degrees, and level ones below a grey that was made even. */
function sheet(degrees: number, level: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const dark = (x: number, y: number) => data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let line = 0; line < 6; line += 1)
    for (let x = 100; x < 400; x += 1)
      for (let by = 0; by < 4; by += 1) dark(x, Math.round(150 + line * 50 + x * slope) + by);
  for (let x = 0; x < level; x += 1) for (let by = 0; by < 4; by += 1) dark(x, 40 + by);
  return { data, width, height };
}

test('lines tell how a page is turned', () => {
  expect(skewOf(sheet(2.4, 0))).toBeCloseTo(2.4, 0);
  expect(skewOf(sheet(0, 0))).toBe(0);
});

test('where light that was made even leaves a level edge, the lines as they were before tell', () => {
  const even = sheet(-2.4, 800);
  expect(skewOf(even)).toBe(0);
  expect(skewOf(even, lowerEdges(sheet(-2.4, 0)))).toBeCloseTo(-2.4, 0);
  // Words of what is turned by so little are made level once they are read.
  expect(skewOf(sheet(0.8, 800), lowerEdges(sheet(0.8, 0)))).toBe(0);
  // What was turned before, but no line of what is made even lies so.
  expect(skewOf(sheet(0, 800), lowerEdges(sheet(5, 0)))).toBe(0);
});
