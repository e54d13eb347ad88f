import { blackOnWhite, type Ink } from '../../../testing/black-on-white.ts';
import { lonePrices } from './lone-prices.ts';

const wordOf = (text: string, x: number, y: number, width = 60) => ({
  ...{ text, x, y, width, height: 26, confidence: 95 },
});
/** Names, each with its price below it. */
const words = [0, 1, 2].flatMap((at) => [
  wordOf('Edamame', 100, 100 + at * 120, 160),
  wordOf('¥420', 100, 140 + at * 120),
]);
/** Four signs that begin there. */
const signs = (x: number, y: number, height = 26): Ink[] =>
  [0, 1, 2, 3].map((at) => [x + at * 16, y, 12, height]);

const foundIn = (...ink: Ink[]) => lonePrices(blackOnWhite([600, 1000], ink), words);

test('signs in no word that begin where prices do were one', () => {
  expect(foundIn(...signs(100, 500))).toEqual([{ x: 100, y: 500, width: 60, height: 26 }]);
});

test.each([
  ['begin elsewhere', signs(160, 500)],
  ['are higher', signs(100, 500, 40)],
  ['stand beside a word', signs(100, 104)],
  [
    'are more than a menu lacks',
    Array.from({ length: 13 }, (_, at) => signs(100, 480 + at * 30)).flat(),
  ],
] satisfies [string, Ink[]][])('signs that %s are none', (_, ink) => {
  expect(foundIn(...ink)).toEqual([]);
});
