import type { Word } from '../../parse/columns.ts';
import { levelWords } from './level-words.ts';

/** Words of 20 pixels' type on a line that falls by so much to the right. */
const row = (line: number, slope: number, text: string): Word[] => {
  let x = 100;
  return text.split(' ').map((word) => {
    const end = x + word.length * 10;
    const foot = line + slope * ((x + end) / 2);
    const place = { x, end, y: foot - 15, height: 15 };
    x = end + 6;
    return { ...place, text: word, type: { line: foot, size: 20, stroke: 2 } };
  });
};
const names = ['Branzino al sale con limone', 'Risotto allo zafferano', 'Trota alle mandorle'];
const page = (slope: number) =>
  [...names, 'Melone con menta', 'Insalata di mare e limone'].flatMap((text, at) =>
    row(100 + at * 40, slope, text),
  );

test('lines of a page that lies turned are made level', () => {
  const lines = levelWords(page(-0.045)).map(({ type }) => Math.round(type?.line ?? 0));
  expect(new Set(lines)).toEqual(new Set([100, 140, 180, 220, 260]));
});

test('a page that lies as good as straight, and one whose lines don’t agree, are left', () => {
  expect(levelWords(page(0.003))).toEqual(page(0.003));
  const wild = names.flatMap((text, at) => row(100 + at * 40, (at - 1) * 0.08, text));
  expect(levelWords(wild)).toEqual(wild);
});
