import type { Word } from '../../parse/columns.ts';
import { withPricesAbove } from './prices-above.ts';

const rowsAt = (...given: readonly [text: string, y: number][]): Word[][] =>
  given.map(([text, y]) => [{ text, x: 0, end: text.length * 6, y, height: 10 }]);

test.each([
  [
    'above',
    rowsAt(['95,-', 0], ['Pulled pork', 14], ['slaw', 28], ['89,-', 60], ['Chicken', 74]),
    ['Pulled pork 95,-', 'slaw', 'Chicken 89,-'],
  ],
  [
    'below',
    rowsAt(['Pulled pork', 0], ['95,-', 14], ['Chicken', 40], ['89,-', 54], ['Fries', 80]),
    ['Pulled pork', '95,-', 'Chicken', '89,-', 'Fries'],
  ],
])('prices %s their names are told by what they are close to', (_, rows, texts) => {
  const found = withPricesAbove(rows).map((row) => row.map(({ text }) => text).join(' '));
  expect(found).toEqual(texts);
});
