import { rowsOf } from '../rows.ts';
import type { ReadWord } from './photo-word.ts';
import { proportionsOf } from './proportions.ts';
import { usualProportions } from './type-size.ts';

/** Words of a row of 40 pixels' type, whose low letters are so high. */
const row = (text: string, low: number, y: number): ReadWord[] =>
  text.split(' ').map((word, at) => {
    const height = /[A-Zbdfhkl]/u.test(word) ? 29 : low;
    return { text: word, confidence: 95, x: at * 120, y: y - height, width: 100, height };
  });

const said = (low: number) =>
  rowsOf(
    ['crema de caña de roma de', 'huevo de corral de vera de'].flatMap((text, at) =>
      row(text, low, 100 + at * 60),
    ),
  );

test('low letters of a face are as high as words between words of one size tell', () => {
  const own = proportionsOf(said(16));
  expect(own.low / own.high).toBeCloseTo(16 / 29, 2);
  expect(own.dotted).toBeLessThan(usualProportions.dotted);
});

test('a usual face keeps the usual shares, and so does what is smaller than words beside it', () => {
  expect(proportionsOf(said(22))).toBe(usualProportions);
  expect(proportionsOf(said(10))).toBe(usualProportions);
  expect(proportionsOf(rowsOf(row('Brisket lean or moist', 16, 100)))).toBe(usualProportions);
});
