import { fish } from '../page/published-for-tests.ts';
import type { Group } from './blocks.ts';
import { fit } from './fit.ts';
import { layoutsOf } from './layouts.ts';
import { pxPerMm } from './paper-size.ts';

const groups = (count: number): Group[] =>
  Array.from({ length: count }, (_, at) => ({
    blocks: [{ kind: 'heading', id: String(at), category: fish, number: at }],
    opens: at % 6 === 0,
  }));

/** Two lines of text per dish. */
const measured = (count: number) => (_width: number, size: number) =>
  Array.from({ length: count }, () => size * 2.6 * (25.4 / 72) * pxPerMm);

const set = (piece: Parameters<typeof layoutsOf>[0], count: number) =>
  fit(groups(count), layoutsOf(piece, 'letter'), measured(count));

test('a short menu stands in one column, a longer one in two, a long one goes on overleaf', () => {
  expect(set('page', 8)?.sides.map((side) => side.length)).toEqual([1]);
  expect(set('page', 40)?.sides.map((side) => side.length)).toEqual([2]);
  const long = set('page', 200);
  expect(long?.sides.length).toBeGreaterThan(2);
  expect(long?.sides.flat(2)).toHaveLength(200);
});

test('what two columns do not hold stands in three before it goes on overleaf, there in type that fills it', () => {
  expect(set('page', 60)?.sides.map((side) => side.length)).toEqual([3]);
  const overleaf = set('page', 80);
  expect(overleaf?.sides.map((side) => side.length)).toEqual([2, 2]);
  expect(overleaf?.size).toBeGreaterThan(9);
});

test('type is as large as it fits', () => {
  expect(set('two', 10)?.size).toBe(12);
  expect(set('two', 50)?.size).toBeLessThan(12);
});

test('a fold does not go on overleaf: what is too long is said to be', () => {
  expect(set('three', 300)).toBeUndefined();
});
