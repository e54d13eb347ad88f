import { array, assert, boolean, integer, nat, property, record } from 'fast-check';
import { type Chunk, balanceColumns } from './balance-columns.ts';

const category = (...heights: number[]): Chunk[] =>
  heights.map((height, at) => ({ height, opens: at === 0 }));

test('columns are about equally full, and a category stays whole where that costs little', () => {
  const menu = [...category(30, 10, 10), ...category(30, 10), ...category(30, 10, 10)];
  expect(balanceColumns(menu, [100, 100])).toEqual([5, 3]);
});

test('a category is torn where a column would stay empty', () => {
  expect(balanceColumns(category(20, 20, 20, 20), [60, 60])).toEqual([2, 2]);
});

test('what does not fit is said to', () => {
  expect(balanceColumns(category(50, 50, 50), [99, 49])).toBeUndefined();
  expect(balanceColumns([], [100])).toEqual([0]);
});

test('nothing is lost, and no column overflows', () => {
  const chunk = record({ height: nat(200), opens: boolean() });
  assert(
    property(
      array(chunk, { maxLength: 60 }),
      array(integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 6 }),
      (chunks, capacities) => {
        const counts = balanceColumns(chunks, capacities);
        if (!counts) return;
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(chunks.length);
        let from = 0;
        counts.forEach((count, column) => {
          const inside = chunks.slice(from, from + count);
          const height = inside.reduce((sum, one) => sum + one.height, 0);
          expect(height).toBeLessThanOrEqual(capacities[column] ?? 0);
          from += count;
        });
      },
    ),
  );
});
