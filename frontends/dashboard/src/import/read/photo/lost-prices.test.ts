import { foundPrice, lostPrices } from './lost-prices.ts';

/** Below each other at one edge, 80 from each line to the next. */
const column = (words: readonly [text: string, confidence: number][], width = 50) =>
  words.map(([text, confidence], at) => ({
    text,
    confidence,
    x: 500 - width,
    y: 100 + at * 80,
    width,
    height: 26,
  }));

const prices: [string, number][] = [
  ['9€', 96],
  ['7€', 95],
  ['19.50€', 50],
];

const lostOf = (words: readonly ReturnType<typeof column>[number][]) =>
  [...lostPrices(words)].map(({ text }) => text);

test('what is garbled where all else is a price was one', () => {
  expect(lostOf(column([...prices, ['ges', 58], ['s7', 90], ['9€5', 0], ['se', 95]]))).toEqual([
    ...['ges', 's7', '9€5', 'se'],
  ]);
});

test.each([
  ['a code that is read surely', [...prices, ['VG', 96]], []],
  ['a number', [...prices, ['4.1', 20]], []],
  ['a word beside two prices alone', [...prices.slice(1), ['ges', 58]], []],
] satisfies [string, [string, number][], string[]][])('%s is none', (_, words, lost) => {
  expect(lostOf(column(words))).toEqual(lost);
});

test('the end of a line of words, and what is wider or higher, is none', () => {
  const [word = { text: '', confidence: 0, x: 0, y: 0, width: 0, height: 0 }] = column([
    ['sg', 60],
  ]);
  const last = { ...word, y: 400 };
  const others = [
    [last, { ...last, x: last.x - 60, text: 'peas' }],
    [{ ...last, x: last.x - 40, width: 90 }],
    [{ ...last, height: 40 }],
  ];
  expect(others.map((words) => lostOf([...column(prices), ...words]))).toEqual([[], [], []]);
});

test('the price that is read instead is unsure, and what is none changes nothing', () => {
  const [word = { text: '', confidence: 0, x: 0, y: 0, width: 0, height: 0 }] = column([
    ['ges', 58],
  ]);
  expect(['8€.50', '$8', '.,', '8.5.2'].map((text) => foundPrice(word, { text }))).toEqual([
    { ...word, text: '8.50€', confidence: 50 },
    { ...word, text: '$8', confidence: 50 },
    word,
    word,
  ]);
});
