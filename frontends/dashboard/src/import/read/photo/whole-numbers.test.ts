import { blackOnWhite } from '../../../testing/black-on-white.ts';
import { withWholeNumbers } from './whole-numbers.ts';

type Sign = readonly [left: number, width: number, height: number];

/** A box for each sign, all as high up. */
const picture = (...signs: readonly Sign[]) =>
  blackOnWhite(
    [200, 60],
    signs.map(([left, width, height]) => [left, 10, width, height]),
  );

const word = (text: string, x: number, width: number) => ({
  ...{ text, x, y: 10, width, height: 40 },
  confidence: 90,
});

const riyal: readonly Sign[] = [
  [10, 20, 38],
  [36, 16, 34],
];
const shekel: Sign = [26, 26, 30];

test.each<[string, Sign[], number, [number, number], number]>([
  ['lost a digit to its sign', [...riyal, [65, 18, 30], [87, 18, 30]], 75, [65, 40], 2],
  ['lost it to one as high as digits', [shekel, [69, 18, 30], [92, 18, 30]], 80, [69, 41], 2],
  [
    'starts with a thin digit',
    [...riyal, [65, 10, 30], [86, 10, 30], [106, 18, 30]],
    70,
    [65, 59],
    3,
  ],
  [
    'stands as far from its sign as its digits',
    [shekel, [60, 18, 30], [86, 18, 30]],
    60,
    [26, 78],
    0,
  ],
  ['has a point', [...riyal, [65, 18, 30], [86, 4, 4], [93, 18, 30]], 70, [65, 46], 2],
])('the box of a number that %s holds its digits', (_, ink, end, [x, width], digits) => {
  const [sign, number] = withWholeNumbers(picture(...ink), [
    word('ريال', 10, end - 10),
    word('8', end, 124 - end),
  ]);
  expect(number).toMatchObject({ x, width, height: 30, digits });
  expect(sign?.width).toBeLessThan(x - 9);
});

test('a sign that ends before a digit that was not read leads to it', () => {
  const [, number] = withWholeNumbers(picture(shekel, [69, 20, 30], [95, 10, 30]), [
    word('₪', 26, 26),
    word('1', 90, 20),
  ]);
  expect(number).toMatchObject({ x: 69, width: 36, digits: 2 });
});

test('a number without a sign that is read stands behind a wide gap, or is whole', () => {
  const [one, other] = [word('4', 26, 100), word('112', 60, 70)];
  const [parted] = withWholeNumbers(picture(shekel, [69, 18, 30], [92, 18, 30]), [one]);
  const [whole] = withWholeNumbers(picture([60, 10, 30], [82, 10, 30], [102, 18, 30]), [other]);
  expect(parted).toMatchObject({ x: 69, width: 41, digits: 2 });
  expect(whole).toMatchObject({ x: 60, width: 60, digits: 3 });
});
