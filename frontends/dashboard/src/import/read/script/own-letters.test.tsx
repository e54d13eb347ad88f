import { lettersOf, languages, readerOf } from '../languages.ts';
import { withOwnLetters } from './own-letters.ts';
import { readAt, stripOf } from './strip.ts';

Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });

const word = (text: string, confidence: number) => ({
  ...{ x: 40, y: 90, width: 60, height: 20 },
  text,
  confidence,
});

test.each([
  ['ACH', 60, '순두부', 90, '순두부'],
  ['ACH', 40, '순두부', 55, '순두부'],
  ['ACH', 60, '순두부', 65, 'ACH'],
  ['ACH', 85, '순두부', 80, 'ACH'],
  ['Cola', 95, '순두부', 99, 'Cola'],
  ['ACH', 60, '순A', 90, 'ACH'],
  ['ACH', 60, '4', 90, 'ACH'],
  ['A4', 60, '순두부', 90, 'A4'],
  ['순A', 60, '순두부', 90, '순A'],
])('«%s», sure to %d, beside «%s», sure to %d, is «%s»', async (text, sure, again, surer, said) => {
  const letters = lettersOf(readerOf('ko') ?? languages[0]);
  const [read] = await withOwnLetters(
    document.createElement('canvas'),
    [word(text, sure)],
    letters,
    async () => [{ ...word(again, surer), x: 20, y: 6 }],
  );
  expect(read?.text).toBe(said);
});

test.each([
  ['co', 'Пельмени', 50],
  ['co', 'Soup', 95],
  ['ml', 'Морс', 95],
  ['IPA', 'Пиво', 95],
])('«%s» beside «%s» is sure to %d', async (text, beside, sure) => {
  const read = await withOwnLetters(
    document.createElement('canvas'),
    [word(beside, 95), { ...word(text, 95), x: 110 }],
    lettersOf(readerOf('ru') ?? languages[0]),
    async () => [],
  );
  expect(read[1]?.confidence).toBe(sure);
});

test('words stand below each other on a strip, with white around, and are read there from the left', () => {
  const [low, high] = [word('', 0), { ...word('', 0), width: 90, height: 40 }];
  const { strip, places } = stripOf(document.createElement('canvas'), [low, high]);
  expect(places).toEqual([
    { x: 20, y: 0, width: 60, height: 32 },
    { x: 40, y: 32, width: 90, height: 64 },
  ]);
  expect([strip.width, strip.height]).toEqual([170, 96]);
  const found = ['b', 'a', 'c'].map((text, at) => ({
    ...word(text, 90),
    x: [50, 20, 40][at] ?? 0,
    y: [6, 8, 50][at] ?? 0,
  }));
  const texts = places.map((place) => readAt(place, found).map(({ text }) => text));
  expect(texts).toEqual([['a', 'b'], ['c']]);
});
