import { blackOnWhite, type Ink } from '../../../testing/black-on-white.ts';
import { lightenBars } from '../paper/dark-bars.ts';
import { legible, shareOfSure, wordOf } from '../ocr/photo-word.ts';
import { skewOf } from '../paper/skew.ts';
import { unreadInk } from './unread-ink.ts';

/** Boxes on paper, rotated. */
const paper = (boxes: readonly Ink[], degrees = 0) => {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const columns = boxes.flatMap(([left, top, width, height]) =>
    Array.from({ length: width }, (_, at): Ink => {
      return [left + at, Math.round(top + (left + at) * slope), 1, height];
    }),
  );
  return blackOnWhite([600, 400], columns);
};

const line = (y: number): Ink[] => Array.from({ length: 20 }, (_, at) => [20 + at * 28, y, 20, 14]);

test.each([-4, -1.5, 0, 2, 6])('lines that fall by %d degrees are seen to', (degrees) => {
  const lines = [100, 150, 200, 250].flatMap(line);
  expect(skewOf(paper(lines, degrees))).toBeCloseTo(degrees, 0);
});

const word = { x: 20, y: 100, width: 120, height: 20 };
const soup: Ink = [20, 100, 120, 20];

test('a digit that was passed over beside a word is found', () => {
  const image = paper([soup, [500, 101, 10, 18]]);
  expect(unreadInk(image, [[word]], [word])).toEqual([{ x: 500, y: 101, width: 9, height: 17 }]);
});

test('the end of a word is found above a line that reaches into its row', () => {
  const below = { x: 130, y: 121, width: 200, height: 20 };
  const image = paper([soup, [144, 102, 12, 16], [130, 121, 200, 20]]);
  expect(unreadInk(image, [[word]], [word, below])).toEqual([
    { x: 144, y: 102, width: 11, height: 15 },
  ]);
});

test.each([
  [
    'leaders',
    [
      [200, 117, 3, 3],
      [240, 117, 3, 3],
    ],
  ],
  ['a rule below', [[0, 118, 600, 2]]],
  ['a frame', [[560, 20, 8, 300]]],
  ['a larger number between two lines', [[500, 105, 10, 60]]],
  ['a speck', [[300, 105, 1, 12]]],
] satisfies [string, Ink[]][])('%s is passed over still', (_, ink) => {
  expect(unreadInk(paper([soup, ...ink]), [[word]], [word])).toEqual([]);
});

test('a Finnish «ii» is no ü', () => {
  const said = (isFinnish: boolean) =>
    wordOf({ ...word, text: 'piirakka', confidence: 96 }, 0, isFinnish).map(({ text }) => text);
  expect([true, false].flatMap(said)).toEqual(['piirakka', 'pürakka']);
});

const read = (text: string, confidence: number) =>
  wordOf({ ...word, text, confidence }, 0).map(({ text: said, unsure }) => [said, unsure]);

test.each([
  ['0,5I', 96, '0,5l'],
  ['0,33|', 96, '0,33l'],
  ['l2.5O', 96, '12.50'],
  ['4,c,6', 96, 'A,C,G'],
  ['Griiner', 96, 'Grüner'],
  ['0,31€', 96, '0,3l €'],
  ['4,10/0,51', 96, '4,10/0,5l'],
  ['rillettes', 15, 'rillettes'],
  ['4.50', 84, '4.50'],
  ['Krakôw', 96, 'Krakôw'],
  [',40', 96, '0,40'],
  ['‘6,00', 96, '6,00'],
])('%s, read with %d of 100, is %s and not sure', (text, confidence, said) => {
  expect(read(text, confidence)).toEqual([[said, [said]]]);
});

test('digits beside letters of a list of codes stay, where one of them looks like no letter', () => {
  expect(read('2,4,C', 96)).toEqual([['2,4,C', []]]);
});

test('letters that no word has are those that they look like', () => {
  const words = ['Jalapefio', 'Albarifio', 'mafia', 'RahmschwammerIn', 'â', 'Boz', 'II'];
  expect(words.flatMap((text) => read(text, 96).map(([said]) => said))).toEqual([
    ...['Jalapeño', 'Albariño', 'mafia', 'Rahmschwammerln', 'à', '8oz', 'II'],
  ]);
});

test('złoty are read though their stroke looks like a «t», and are no reason to doubt', () => {
  expect([...read('34zt', 96), ...read('z+', 96), ...read('zest', 96)]).toEqual([
    ['34zł', []],
    ['zł', []],
    ['zest', []],
  ]);
});

/** Light letters on a dark bar. */
function bar() {
  const image = paper([[60, 100, 400, 60]]);
  for (let at = 0; at < 8; at += 1)
    for (let y = 115; y < 145; y += 1)
      image.data.fill(255, (y * 600 + 90 + at * 40) * 4, (y * 600 + 102 + at * 40) * 4);
  return image;
}
const brightness = ({ data }: ReturnType<typeof bar>, x: number, y: number) =>
  data[(y * 600 + x) * 4];

test('light letters on a dark bar become dark ones on white', () => {
  const image = bar();
  expect(lightenBars(image)).toBe(true);
  expect([brightness(image, 95, 130), brightness(image, 115, 130)]).toEqual([0, 255]);
});

test('a short heading on a wide bar is read', () => {
  const image = paper([[20, 100, 560, 60]]);
  for (let y = 120; y < 150; y += 1) image.data.fill(255, (y * 600 + 280) * 4, (y * 600 + 294) * 4);
  lightenBars(image);
  expect([brightness(image, 285, 130), brightness(image, 100, 130)]).toEqual([0, 255]);
});

test('bold letters and a frame are no bars, and a bar without letters is no word', () => {
  const bold = paper([...[100, 150].flatMap(line), [4, 4, 590, 6], [4, 4, 6, 390]]);
  expect(lightenBars(bold)).toBe(false);
  const table = paper([[0, 300, 600, 100]]);
  lightenBars(table);
  expect(table.data.every((value) => value === 255)).toBe(true);
});

test('a guess of a sign or two and leaders are no words', () => {
  expect([...read('EE', 20), ...read('.....', 90), ...read('eee', 90)]).toEqual([]);
});

test('ounces are read though their «o» looks like a zero', () => {
  expect([...read('80z', 96), ...read('10 0z 62', 96)].map(([said]) => said)).toEqual([
    '8oz',
    '10 oz 62',
  ]);
});

test('shiitake are written so', () => {
  expect(read('Shiitake', 96)).toEqual([['Shiitake', []]]);
});

test('yen and words of leaders are read as what they are', () => {
  expect([...read('Y280', 96), ...read('Yam', 96)]).toEqual([
    ['¥280', []],
    ['Yam', []],
  ]);
  expect([...read('0 000', 20), ...read('UNESUSU0E', 20)]).toEqual([]);
  expect([...read('0.0', 96), ...read('9.5O', 20)]).toEqual([
    ['0.0', []],
    ['9.50', ['9.50']],
  ]);
});

test('what was read well is sure', () => {
  expect([...read('Soup', 90), ...read('4.50', 90)]).toEqual([
    ['Soup', []],
    ['4.50', []],
  ]);
});

test('letters that a reader does not know are hardly ever sure, those that it knows mostly', () => {
  const share = (...confidences: number[]) =>
    shareOfSure(confidences.map((confidence) => ({ ...word, text: 'Борщ', confidence })));
  expect(share(53, 44, 64, 18, 0, 82, 27)).toBeLessThan(legible.known);
  expect(share(90, 91, 88, 0, 92)).toBeGreaterThan(legible.doubted);
  expect(shareOfSure([])).toBe(1);
});
