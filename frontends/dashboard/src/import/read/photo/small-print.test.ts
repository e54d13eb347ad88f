import { blackOnWhite, type Ink } from '../../../testing/black-on-white.ts';
import { linesOfWords } from '../rows.ts';
import { wordOf } from '../ocr/photo-word.ts';
import { sizeOf } from '../ocr/type-size.ts';
import { withStroke, withType } from './small-print.ts';

type Row = [text: string, top: number, height: number, gap?: number, stroke?: number][];
/** Lines of a row of words, each with its top and height on a line whose foot is at 100, the gap before it, and its strokes. */
const spacedOf = (...row: Row) => {
  let x = 0;
  const words = row.map(([text, y, height, gap = 12, stroke = 4]) => {
    const word = { text, x: x + gap, y, width: text.length * 14, height, stroke, confidence: 95 };
    x = word.x + word.width;
    return word;
  });
  return linesOfWords(withType(words).flatMap((word) => wordOf(word, 0))).map(({ text }) => text);
};
const linesOf = (...row: Row) =>
  spacedOf(...row).map((text) => text.replaceAll(/\s+/gu, ' ').trim());

test('what is in a dish stands below it where it is set smaller on its line', () => {
  expect(
    linesOf(
      ['Turkey', 71, 36],
      ['Breast', 71, 29],
      ['black', 81, 19, 12, 3],
      ['pepper', 86, 19, 12, 3],
      ['$9.50', 71, 29, 300],
    ),
  ).toEqual(['Turkey Breast $9.50', 'black pepper']);
});

test('low letters alone are no small print, unless what is beside them is', () => {
  expect(linesOf(['Fish', 71, 29], ['pie', 85, 20, 12, 3.7], ['$12', 71, 29, 300])).toEqual([
    'Fish pie $12',
  ]);
  expect(
    linesOf(
      ['Hake', 71, 29],
      ['or', 88, 12, 12, 3.7],
      ['monk', 84, 18, 12, 3.7],
      ['$9', 71, 29, 300],
    ),
  ).toEqual(['Hake $9', 'or monk']);
});

test('words without strokes up or down are of the size of the name before them', () => {
  expect(linesOf(['Confit', 71, 29], ['en', 78, 22], ['sauce', 78, 22])).toEqual([
    'Confit en sauce',
  ]);
  expect(linesOf(['Gorąca', 71, 35], ['zupa', 79, 29])).toEqual(['Gorąca zupa']);
});

test('a short word without strokes up is no farther from the next', () => {
  expect(spacedOf(['Pierogi', 71, 38], ['z', 84, 16, 26], ['kapustą', 71, 38, 26])).toEqual([
    'Pierogi z kapustą',
  ]);
});

test('sizes behind small print stand before their prices, in whatever type', () => {
  const sizes = ['half', '8.50,', 'pint', '15.00'];
  expect(
    linesOf(
      ['Pint', 71, 29],
      ['of', 71, 29],
      ['prawns', 71, 36],
      ['shell', 77, 23, 12, 2],
      ['on,', 80, 20, 12, 2],
      ...sizes.map((text, at): Row[number] => [text, 76, 24, at === 0 ? 100 : 12, 2]),
    ),
  ).toEqual(['Pint of prawns half 8.50, pint 15.00', 'shell on']);
});

test('how much there is of a dish is said of it where it is set smaller or lighter', () => {
  const dish = (stroke: number): Row => [
    ['Dorsz', 71, 29],
    ['140', 75, 25, 12, stroke],
    ['g', 80, 25, 12, stroke],
    ['21,90', 71, 29, 200],
  ];
  expect(linesOf(...dish(3))).toEqual(['Dorsz 21,90', '140 g']);
  expect(linesOf(...dish(4))).toEqual(['Dorsz 140 g 21,90']);
});

test.each<[string, Row]>([
  [
    'a comma below a letter',
    [
      ['Tocăniță', 71, 38, 12, 4],
      ['cu', 78, 22, 12, 3.8],
      ['ou', 78, 22, 12, 3.8],
    ],
  ],
  [
    'a mark above a capital',
    [
      ['İmam', 64, 36, 12, 4],
      ['Bayıldı', 71, 35, 12, 3.8],
    ],
  ],
  [
    'strokes of Greek letters',
    [
      ['Τσιπούρα', 71, 38, 12, 4],
      ['στα', 78, 22, 12, 3.8],
    ],
  ],
  [
    'a box that is cut',
    [
      ['Bylinný', 71, 38, 12, 4],
      ['likér', 78, 22, 12, 4.2],
    ],
  ],
])('%s makes no word of a name smaller', (_, row) => {
  expect(linesOf(...row)).toEqual([row.map(([text]) => text).join(' ')]);
});

test('behind a wide gap another name begins, in a size of its own', () => {
  expect(
    linesOf(
      ['Hot', 40, 60],
      ['Turkey', 71, 36, 200],
      ...['black', 'pepper'].map((text): Row[number] => [text, 83, 19, 12, 3]),
    ),
  ).toEqual(['Hot Turkey', 'black pepper']);
});

const dish = (stroke: number): Row => [
  ['3', 79, 21, 12, 3],
  ['Pickled', 71, 29, 30],
  ['eel', 71, 29],
  ['bløde', 72, 28, 52, stroke],
  ['løg', 72, 34, 12, stroke],
  ['89', 71, 29, 20],
];
test.each<[string, number, string[]]>([
  ['lighter, behind a lost dash, it is said of the name', 2, ['3 Pickled eel    89', 'bløde løg']],
  ['as heavy, it is a part of the name', 4, ['3 Pickled eel    bløde løg 89']],
])('%s', (_, stroke, lines) => {
  expect(linesOf(...dish(stroke))).toEqual(lines.map((text) => text.replaceAll(/\s+/gu, ' ')));
});

test('a hook below a letter and a dollar’s stroke reach no further than a comma', () => {
  const sizeFor = (text: string, height: number) =>
    sizeOf({ ...{ text, x: 0, y: 0, width: 90, height }, confidence: 95 });
  expect(sizeFor('Gorąca', 35) / sizeFor('Czekolada', 30)).toBeCloseTo(1, 1);
  expect(sizeFor('$21', 34) / sizeFor('Czekolada', 30)).toBeCloseTo(1, 1);
});

test.each([2, 4, 6])('strokes of %d pixels are seen to be as thick', (thick) => {
  const strokes = [15, 30, 45, 60, 75, 90].map((x): Ink => [x, 5, thick, 30]);
  const word = { text: 'Illicit', x: 5, y: 2, width: 105, height: 36, confidence: 90 };
  const { stroke } = withStroke(blackOnWhite([120, 40], strokes), word);
  expect(stroke).toBeGreaterThan(thick * 0.75);
  expect(stroke).toBeLessThan(thick * 1.1);
});

test('a name in Latin letters behind one in others is part of it, however small', () => {
  expect(linesOf(['天ぷら', 70, 32], ['Tempura', 84, 20, 12, 2], ['980円', 72, 28, 300])).toEqual([
    '天ぷら Tempura 980円',
  ]);
  expect(linesOf(['Борщ', 71, 29], ['сметана', 86, 15, 12, 2], ['98', 71, 29, 300])).toEqual([
    'Борщ 98',
    'сметана',
  ]);
});

test.each([
  ['豚汁', 26],
  ['ชา', 20],
  ['ชิ้น', 28],
  ['दाल', 21],
  ['שלום', 26],
  ['شاي', 26],
])('the size of «%s» is told by its letters', (text, height) => {
  const size = sizeOf({ text, height, x: 0, y: 0, width: 40, confidence: 95 });
  expect(Math.abs(size / 32 - 1)).toBeLessThan(0.1);
});
