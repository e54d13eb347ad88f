import { inkOfColumn } from '../paper/ink.ts';
import { aroundAll, type Box, endOf, footOf, type Pixels } from '../paper/pixels.ts';

const ink = 128;

/** In letter heights. */
const sideMargin = 0.2;
const sameSign = 0.7;
const leastHeight = 0.45;
const leastWidth = 0.12;

/** More are a pattern, not letters that were missed. */
const mostOfPage = 40;

const isSign = ({ y, width, height }: Box, row: Box, letter: number) =>
  height > letter * leastHeight &&
  width > letter * leastWidth &&
  // Ink reaching above or below the row is a frame or table, no letter.
  y > row.y - letter * sideMargin &&
  y + height + 1 < row.y + row.height + letter * sideMargin;

/** Words above, in and below a row. */
function levelsOf(words: readonly Box[], { y, height }: Box): [Box[], Box[], Box[]] {
  const middle = (word: Box) => word.y + word.height / 2;
  return [
    words.filter((word) => middle(word) <= y),
    words.filter((word) => middle(word) > y && middle(word) < y + height),
    words.filter((word) => middle(word) >= y + height),
  ];
}

/** Ink level with a row but in no word, joined into possible words. */
function unreadOfRow(image: Pixels, row: readonly Box[], words: readonly Box[]): Box[] {
  const whole = aroundAll(row);
  const letter = Math.min(...row.map(({ height }) => height));
  const margin = letter * sideMargin;
  const [from, to] = [Math.floor(whole.y - margin), Math.ceil(whole.y + whole.height + margin)];
  const near = words.filter((word) => word.y < to && footOf(word) > from);
  const found: Box[] = [];
  for (let x = 0; x < image.width; x += 1) {
    const here = near.filter((word) => x >= word.x - 2 && x <= word.x + word.width + 2);
    // A line above or below that reaches into this one hides nothing of it.
    const [upper, own, lower] = levelsOf(here, whole);
    if (own.length > 0) continue;
    const top = Math.max(from, ...upper.map((word) => footOf(word) + 1));
    const end = Math.min(to, ...lower.map((word) => word.y - 1));
    const column = inkOfColumn(image, x, { from: top, to: end, ink });
    if (!column) continue;
    const last = found.at(-1);
    if (last && x - endOf(last) < letter * sameSign) {
      const foot = Math.max(footOf(last), column.foot - 1);
      last.y = Math.min(last.y, column.top);
      last.height = foot - last.y;
      last.width = x - last.x;
    } else found.push({ x, y: column.top, width: 1, height: column.foot - 1 - column.top });
  }
  return found.filter((box) => isSign(box, whole, letter));
}

/** Ink beside a page's words that OCR missed: usually a single-digit price. */
export function unreadInk(
  image: Pixels,
  rows: readonly (readonly Box[])[],
  words: readonly Box[],
): Box[] {
  const found = rows.flatMap((row) => unreadOfRow(image, row, words));
  return found.length > mostOfPage ? [] : found;
}
