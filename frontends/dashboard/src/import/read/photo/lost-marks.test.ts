import { blackOnWhite, type Ink } from '../../../testing/black-on-white.ts';
import { linesOfWords } from '../rows.ts';
import { withDashes, withEuros, withLostMarks } from './lost-marks.ts';
import { withoutFrames, withoutPictures, withPartingSigns } from './pictures.ts';
import { wordOf } from '../ocr/photo-word.ts';

/** A row of words, each with its height; gaps of a letter between them. */
function doubted(...row: [text: string, height: number][]) {
  let x = 0;
  const words = row.map(([text, height]) => {
    const word = { text, height, x, y: 100 - height, width: text.length * 10, confidence: 90 };
    x += word.width + 8;
    return word;
  });
  return withLostMarks(words).map(({ text, confidence }) => (confidence < 70 ? `${text}?` : text));
}

test('letters in rings are left out, and what they stand behind is doubted', () => {
  expect(doubted(['Halstrad', 22], ['/', 20], ['315', 20], ['(©', 30], ['()', 30])).toEqual([
    'Halstrad',
    '/',
    '315?',
  ]);
  expect(doubted(['©', 30], ['2026', 20], ['(8)', 20])).toEqual(['2026', '(8)']);
});

test('a frame beside a row is no word of it', () => {
  expect(doubted(['| |', 30], ['Olives', 22], ['|', 30], ['Bread', 22], ['|', 30])).toEqual([
    ...['Olives', '|', 'Bread'],
  ]);
});

test('an ampersand behind a row’s price is the lira’s sign', () => {
  expect(doubted(['Kuzu', 22], ['şiş', 20], ['450', 20], ['&', 20])).toEqual([
    'Kuzu',
    'şiş',
    '450',
    '₺',
  ]);
  expect(doubted(['Surf', 22], ['&', 20])).toEqual(['Surf', '&']);
});

test('a six behind an amount of a Greek page is the euro’s sign', () => {
  const row = [
    ['Μουσακάς', 0],
    ['12,00', 200],
    ['6', 256],
    ['4,506', 400],
    ['6', 600],
  ] as const;
  const words = row.map(([text, x]) => ({
    ...{ text, x, y: 80, height: 20, confidence: 90 },
    width: text.length * 10,
  }));
  expect(withEuros(words).map(({ text }) => text)).toEqual([
    ...['Μουσακάς', '12,00', '€', '4,50€', '6'],
  ]);
});

test('codes in small capitals behind a name are doubted', () => {
  expect(doubted(['Olives', 22], ['ve', 13], ['cr', 13], ['£4.00', 20])).toEqual([
    'Olives',
    've?',
    'cr?',
    '£4.00',
  ]);
});

test.each([
  [
    'a small word within a name',
    [
      ['Filet', 22],
      ['au', 13],
      ['poivre', 22],
      ['9', 20],
    ],
  ],
  [
    'a small word as high as the one before',
    [
      ['Chez', 20],
      ['le', 20],
      ['9', 20],
    ],
  ],
] satisfies [string, [string, number][]][])('%s is no code', (_, row) => {
  expect(doubted(...row)).toEqual(row.map(([text]) => text));
});

/** Between two words whose letters are as high as capitals, at 70 to 100, and 40 apart. */
const between = (...marks: Ink[]) => {
  const words = [
    { text: 'Tart', x: 20, y: 70, width: 80, height: 30, confidence: 90 },
    { text: 'leek', x: 140, y: 70, width: 80, height: 30, confidence: 90 },
  ];
  const read = withDashes(blackOnWhite([300, 150], marks), words);
  return linesOfWords(read.flatMap((word) => wordOf(word, 0)))[0]?.text.replaceAll(/\s+/gu, ' ');
};

test.each<[string, Parameters<typeof between>, string]>([
  ['a dash', [[110, 86, 20, 3]], 'Tart – leek'],
  ['a dot', [[118, 84, 5, 5]], 'Tart · leek'],
  ['a full stop', [[108, 96, 4, 4]], 'Tart leek'],
  [
    'leaders',
    [
      [106, 86, 8, 3],
      [124, 86, 8, 3],
    ],
    'Tart leek',
  ],
  ['a rule', [[95, 86, 50, 3]], 'Tart leek'],
  ['a picture', [[112, 74, 16, 24]], 'Tart leek'],
])('%s between two words', (_, marks, line) => {
  expect(between(...marks)).toBe(line);
});

/** Names on a line, and signs of so many pixels between them. */
const parted = (size: number, ...signs: string[]) => {
  const words = ['Chips', ...signs.flatMap((sign) => [sign, 'Beans'])].map((text, at) => ({
    ...{ text, x: at * 100, y: 70, width: 80, height: 30, stroke: 4, confidence: 60 },
    ...(at % 2 === 1 && { x: at * 100 + 30, y: 74, width: size + at, height: size }),
  }));
  const [line] = linesOfWords(withPartingSigns(words).flatMap((word) => wordOf(word, 0)));
  return line?.text.replaceAll(/\s+/gu, ' ');
};

test('a picture between names that is read as several signs parts them', () => {
  expect(parted(20, '€', '+', 'x')).toBe('Chips · Beans · Beans · Beans');
  expect(parted(20, '+', '+')).toBe('Chips + Beans + Beans');
  expect(parted(20, '&', '/')).toBe('Chips & Beans / Beans');
});

test('what is filled and read as a few letters, and not surely, is a picture', () => {
  const name = { text: 'Chowder', x: 100, y: 70, width: 90, height: 30, stroke: 5, confidence: 95 };
  const kept = (text: string, stroke: number, confidence: number) =>
    withoutPictures([{ ...name, text, x: 0, stroke, confidence }, name]).length === 2;
  expect(kept('Pa', 14, 65)).toBe(false);
  expect([kept('Pa', 5, 65), kept('Pa', 14, 95), kept('Pastry', 14, 65)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(kept('Pa', 8, 65)).toBe(true);
  expect(withoutPictures([{ ...name, text: 'El', height: 900 }, name, name])).toEqual([name, name]);
});

test.each([
  ['letters of tiles, few of them sure', 'D Db 4 (1 y', [45, 37, 96, 30, 20], 10, false],
  ['the same inside', 'D Db 4 (1 y', [45, 37, 96, 30, 20], 130, true],
  ['numbers of dishes', '1 2 3 4 5', [95, 90, 96, 60, 92], 10, true],
  ['unsure prices', '12 14 160 180 90', [50, 50, 50, 50, 50], 10, true],
  ['few letters', 'D Db y', [45, 37, 20], 10, true],
])('left of names stand %s', (_, texts, sure, x, areKept) => {
  const word = { y: 70, width: 30, height: 30 };
  const names = ['Chowder', 'Biscuits'].map((text) => ({
    ...{ ...word, text, x: 100, width: 90, confidence: 95 },
  }));
  const others = texts.split(' ').map((text, at) => ({
    ...{ ...word, text, x, confidence: sure[at] ?? 0 },
  }));
  const kept = withoutFrames([...names, ...others]).length - names.length;
  expect(kept).toBe(areKept ? others.length : 0);
});
