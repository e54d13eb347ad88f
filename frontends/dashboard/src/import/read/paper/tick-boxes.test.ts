import { blackOnWhite, type Ink } from '../../../testing/black-on-white.ts';
import { withoutLeaders } from './dot-leaders.ts';

const frame = (x: number, y: number, side = 30): Ink[] => [
  [x, y, side, 2],
  [x, y + side - 2, side, 2],
  [x, y, 2, side],
  [x + side - 2, y, 2, side],
];
const code = (x: number, y: number): Ink => [x, y, 5, 24];

/** Whether there is ink at places of a page of 1,000 by 400 pixels once leaders and boxes are left out. */
const inkAt = (drawn: readonly Ink[], places: readonly (readonly [number, number])[]) => {
  const image = blackOnWhite([1000, 400], drawn);
  withoutLeaders(image);
  return places.map(([x, y]) => (image.data[(y * 1000 + x) * 4] ?? 255) < 128);
};

test('empty boxes below each other are left out, and codes beside them stay', () => {
  const rows = [20, 100, 180];
  const drawn = rows.flatMap((y) => [...frame(50, y), code(90, y)]);
  const places = rows.flatMap((y) => [[50, y + 10] as const, [92, y + 10] as const]);
  expect(inkAt(drawn, places)).toEqual(rows.flatMap(() => [false, true]));
});

test('a ticked box, two alone and boxes that stand here and there are left', () => {
  const ticked = [...[20, 100, 180].flatMap((y) => frame(50, y)), [60, 30, 10, 4] as const];
  expect(inkAt(ticked, [[50, 30]])).toEqual([true]);
  const apart = [...frame(50, 20), ...frame(50, 100), ...frame(400, 180)];
  expect(
    inkAt(apart, [
      [50, 30],
      [400, 190],
    ]),
  ).toEqual([true, true]);
});
