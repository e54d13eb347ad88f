import { middle } from '../paper/pixels.ts';
import type { ReadWord } from './photo-word.ts';
import { type Proportions, reachOf, usualProportions } from './type-size.ts';

/** So many words tell how high low letters of a page are. */
const leastWords = 3;
/** Words whose heights are less alike are of two sizes. */
const alike = 0.88;
/** Of the usual share: what is further off is no proportion of letters, and what is nearer is none of a face's own. */
const [least, most] = [0.65, 0.9];
/** Dots keep higher than low letters. */
const dots = 0.06;

/** How high the strokes of a word reach that has some upward, and no mark above a capital. */
function highOf({ text, height }: ReadWord): number | undefined {
  const [above, under] = reachOf(text);
  const isHigh = /[A-Zbdfhkl]/u.test(text) && above === usualProportions.high;
  return isHigh ? (height * above) / (above + under) : undefined;
}

/** Letters without strokes upward, dots, marks and tails. */
const isLow = ({ text }: ReadWord) => /^[acemnorsuvwxz]+$/u.test(text);

/** What stands between two words of one size, or behind two of them, is of their size as well. */
function sizeBeside(row: readonly ReadWord[], at: number): number | undefined {
  const before = row.slice(0, at).flatMap((word) => highOf(word) ?? []);
  const after = row.slice(at + 1).flatMap((word) => highOf(word) ?? []);
  const [one, other] = [before.at(-1) ?? after[1], after[0] ?? before.at(-2)];
  if (one === undefined || other === undefined) return undefined;
  return Math.min(one, other) > Math.max(one, other) * alike ? (one + other) / 2 : undefined;
}

/** How high the letters of a page's faces are, where they are no usual ones: some have very low ones. */
export function proportionsOf(rows: readonly (readonly ReadWord[])[]): Proportions {
  const found = rows.flatMap((row) =>
    row.flatMap((word, at) => {
      const size = isLow(word) ? sizeBeside(row, at) : undefined;
      return size === undefined ? [] : word.height / size;
    }),
  );
  const { low, crossed, dotted, high } = usualProportions;
  const share = (middle(found) * high) / low;
  if (found.length < leastWords || share < least || share > most) return usualProportions;
  return { low: low * share, crossed: crossed * share, dotted: dotted * (share + dots), high };
}
