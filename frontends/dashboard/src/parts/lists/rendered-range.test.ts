import { rowsNearViewport, partsOf } from './rendered-range.ts';
import { RowHeights } from './row-heights.ts';

const screen = 800;
const thousand = (height: number) => ({
  measured: new Float64Array(1000).fill(height),
  mean: height,
});
const heightOf = ({ rows, after }: ReturnType<typeof partsOf>, row: number) =>
  rows.reduce((sum, { before }) => sum + before + row, after);

test('a screenful is drawn, and what is next above and below it', () => {
  expect(rowsNearViewport({ top: 100, screen }, thousand(100))).toEqual({ from: 0, to: 16 });
  expect(rowsNearViewport({ top: -50_000, screen }, thousand(100))).toEqual({ from: 490, to: 517 });
});

test('a list that is far above or below begins and ends with rows nevertheless', () => {
  expect(rowsNearViewport({ top: 9000, screen }, thousand(100))).toEqual({ from: 0, to: 8 });
  expect(rowsNearViewport({ top: -200_000, screen }, thousand(100))).toEqual({
    from: 992,
    to: 1000,
  });
  expect(rowsNearViewport({ top: 0, screen }, { measured: new Float64Array(2), mean: 50 })).toEqual(
    { from: 0, to: 2 },
  );
});

test('the gaps make the list as tall as if all of it were drawn, whatever is', () => {
  const heights = thousand(100);
  for (const drawn of [
    { from: 0, to: 0, focused: -1 },
    { from: 490, to: 517, focused: -1 },
    { from: 490, to: 517, focused: 3 },
    { from: 490, to: 517, focused: 999 },
    { from: 992, to: 1000, focused: 500 },
  ]) {
    expect(heightOf(partsOf(drawn, heights), 100)).toBe(100_000);
  }
});

test('the row that holds the focus stays with those beside it, where the Tab key goes', () => {
  const { rows } = partsOf({ from: 500, to: 502, focused: 20 }, thousand(100));
  expect(rows.map(({ index }) => index)).toEqual([19, 20, 21, 500, 501]);
});

test('rows that were never drawn are as tall as those that were, until another width', () => {
  const heights = new RowHeights();
  expect(heights.isOther(390)).toBe(true);
  heights.keep('a', 60);
  heights.keep('b', 80);
  expect([heights.of('a'), heights.of('c'), heights.mean]).toEqual([60, 0, 70]);
  expect(heights.isOther(390)).toBe(false);
  expect(heights.isOther(844)).toBe(true);
  expect(heights.of('a')).toBe(0);
});

test('the mean stands once a screen was seen, so that what is above never moves', () => {
  const heights = new RowHeights();
  for (let row = 0; row < 24; row += 1) heights.keep(String(row), 60);
  expect(heights.learning).toBe(false);
  heights.keep('tall', 600);
  expect(heights.mean).toBe(60);
});
