import { flatSize, flatten } from './flatten.ts';
import { paperCorners, type Point } from './paper-edges.ts';

const [width, height] = [450, 600];

type Quad = [Point, Point, Point, Point];
const at = (x: number, y: number): Point => ({ x: x / 2, y: y / 2 });

const isIn = (corners: Quad, x: number, y: number) =>
  corners.every((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });

/** A sheet with lines of letters on a table; `head` is a dark band with letters, across the upper part of the sheet. */
function photo(corners: Quad, { paper = 235, table = 90, head = 0 } = {}) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isHead = y < head;
      const isInner = [-20, 20].every((by) => isIn(corners, x + by, y) && isIn(corners, x, y + by));
      const isLetter = y % 20 < 6 && x % 5 < 2 && isInner;
      const color = isHead ? (y % 40 < 10 && x % 20 < 10 ? 250 : 60) : isLetter ? 40 : paper;
      data.fill(isIn(corners, x, y) ? color : table, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { data, width, height };
}

const level: Quad = [at(100, 120), at(800, 120), at(800, 1100), at(100, 1100)];
const turned: Quad = [at(160, 90), at(830, 150), at(760, 1120), at(80, 1060)];
const sideways: Quad = [at(100, 90), at(800, 260), at(790, 930), at(80, 1120)];
const leaning: Quad = [at(190, 140), at(720, 150), at(840, 1110), at(70, 1090)];

test.each([
  ['leans away', leaning, {}],
  ['leans to the side', sideways, {}],
  ['leans and is dark, on a light table', leaning, { paper: 40, table: 210 }],
])('the corners of a sheet that %s are found', (_, corners, colors) => {
  const found = paperCorners(photo(corners, colors));
  expect(found).toBeDefined();
  for (const [index, { x, y }] of (found ?? []).entries()) {
    expect(Math.abs(x - (corners[index]?.x ?? 0))).toBeLessThan(7);
    expect(Math.abs(y - (corners[index]?.y ?? 0))).toBeLessThan(7);
  }
});

test.each([
  ['that is level', photo(level)],
  ['that is only turned', photo(turned)],
  [
    'that goes over the picture’s edge',
    photo([at(190, 140), at(720, 150), at(1000, 1110), at(-90, 1090)]),
  ],
  ['on a table of nearly its own color', photo(leaning, { paper: 200, table: 180 })],
  ['with a head that would be taken for the table', photo(leaning, { head: 150 })],
  ['with a corner folded', photo([at(400, 120), at(800, 120), at(800, 1100), at(100, 700)])],
])('a sheet %s is left as it is', (_, picture) => {
  expect(paperCorners(picture)).toBeUndefined();
});

test('the border of a shadow is not taken for the edge of a sheet', () => {
  const picture = photo(leaning);
  for (let y = 0; y < 300; y += 1)
    for (let at = y * width * 4; at < (y + 1) * width * 4; at += 1)
      if (at % 4 !== 3) picture.data[at] = (picture.data[at] ?? 0) * (0.3 + (y / 300) * 0.7);
  const [upper] = paperCorners(picture) ?? [at(0, 140)];
  expect(upper.y).toBeLessThan(80);
});

test('a leaning sheet is flattened: what is at its corners and in its middle comes to the same places', () => {
  const picture = photo(leaning);
  const mark = ({ x, y }: Point) => {
    for (let dy = -3; dy <= 3; dy += 1)
      picture.data.fill(
        0,
        (Math.round(y + dy) * width + x - 3) * 4,
        (Math.round(y + dy) * width + x + 3) * 4,
      );
  };
  // The diagonals of a sheet meet in its middle, however it leans.
  const crossing = at(454, 534);
  mark(crossing);
  const size = flatSize(leaning);
  const flat = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) };
  flatten(picture, flat, leaning);
  const grey = (x: number, y: number) =>
    flat.data[(Math.round(y) * size.width + Math.round(x)) * 4];
  expect(grey(size.width / 2, size.height / 2)).toBeLessThan(60);
  expect(grey(4, 4)).toBeGreaterThan(180);
  expect(grey(size.width - 5, size.height - 5)).toBeGreaterThan(180);
});
