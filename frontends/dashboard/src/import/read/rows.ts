import { inReadingOrder, lineOf, type Piece, type Row } from '../parse/columns.ts';
import type { SourceLine } from '../parse/source-line.ts';

/** A word or run of words with its position; `y` counts from the top. */
export type Word = Piece & { y: number; height: number; font?: string };

/** In letter heights: the largest gap within a piece, the smallest between words, and the row tolerance. */
const wordGap = 1.4;
const letterGap = 0.12;
const sameRow = 0.5;
/** A row distance this many times the usual is an empty line. */
const emptyLine = 1.45;

type Placed = { x: number; y: number; height: number };

const bottom = ({ y, height }: Placed) => y + height;
const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Groups adjacent words into rows. */
export function rowsOf<One extends Placed>(words: readonly One[]): One[][] {
  const rows: One[][] = [];
  for (const word of words.toSorted((a, b) => bottom(a) - bottom(b))) {
    const row = rows.findLast((one) =>
      one.some(
        (other) =>
          Math.abs(bottom(other) - bottom(word)) < Math.min(other.height, word.height) * sameRow,
      ),
    );
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

const around = (one: Word, other: Word, space: string): Word => {
  const y = Math.min(one.y, other.y);
  const strips = one.strip && other.strip ? { strip: bothStrips(one.strip, other.strip) } : {};
  return {
    ...one,
    ...strips,
    ...(other.font !== undefined && { font: other.font }),
    text: `${one.text}${space}${other.text}`,
    end: Math.max(one.end, other.end),
    y,
    height: Math.max(bottom(one), bottom(other)) - y,
    size: Math.max(one.size ?? 0, other.size ?? 0),
    unsure: [...(one.unsure ?? []), ...(other.unsure ?? [])],
  };
};

type Strip = NonNullable<Piece['strip']>;
function bothStrips(one: Strip, other: Strip): Strip {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  const height = Math.max(one.y + one.height, other.y + other.height) - y;
  return { image: one.image, x, y, width, height };
}

/** Two blanks part a name from what is in it, where that is in another face: «**Leek tart** _cream, chives_». */
const spaceBetween = (one: Word, other: Word) =>
  one.font !== other.font && /\p{L}{2}\W*$/u.test(one.text) && /^\p{Ll}{2}/u.test(other.text)
    ? '  '
    : ' ';

/** Joins close words into pieces; wider gaps stay. */
function piecesOf(row: readonly Word[], leastSpace: number): Word[] {
  const pieces: Word[] = [];
  for (const word of row) {
    const last = pieces.at(-1);
    const gap = last ? (word.x - last.end) / Math.min(last.height, word.height) : Infinity;
    if (!last || gap > wordGap) pieces.push(word);
    else
      pieces[pieces.length - 1] = around(
        last,
        word,
        gap > leastSpace ? spaceBetween(last, word) : '',
      );
  }
  return pieces;
}

const isWord = (piece: Piece): piece is Word => 'y' in piece && 'height' in piece;
const topOf = (row: Row) => Math.min(...row.filter(isWord).map(({ y }) => y));
const heightOf = (row: Row) => Math.max(...row.filter(isWord).map(({ height }) => height));

/** Adds an empty line at larger gaps, and where a new column begins. */
function withEmptyLines(rows: readonly Row[]): SourceLine[] {
  const steps = rows
    .slice(1)
    .map((row, at) => topOf(row) - topOf(rows[at] ?? row))
    .filter((step) => step > 0);
  // Descriptions are closer than dishes: the closer third gives the usual step.
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 3)] ?? 0;
  return rows.flatMap((row, at) => {
    const before = rows[at - 1];
    const step = before ? topOf(row) - topOf(before) : usual;
    const isApart =
      before !== undefined && (step < 0 || step > Math.max(usual, heightOf(before)) * emptyLine);
    return isApart ? [{ text: '' }, lineOf(row)] : [lineOf(row)];
  });
}

/** A page's words as lines in reading order; words closer than `leastSpace` are joined. */
export function linesOfWords(words: readonly Word[], leastSpace = letterGap): SourceLine[] {
  const usual = middle(words.map(({ height }) => height));
  const rows = rowsOf(words.filter(({ height }) => height > usual * 0.3)).map((row) =>
    piecesOf(row, leastSpace),
  );
  return withEmptyLines(inReadingOrder(rows).filter((row) => row.length > 0));
}
