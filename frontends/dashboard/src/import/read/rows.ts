import {
  bothStrips,
  inReadingOrder,
  lineOf,
  type Piece,
  type Row,
  type Word,
} from '../parse/columns.ts';
import type { SourceLine } from '../parse/source-line.ts';
import { currency } from '../parse/words/money-words.ts';
import { facesOf, usualFaces } from './faces/faces-of-words.ts';
import { bandsApart } from './page/bands.ts';
import { withCents } from './page/cents-columns.ts';
import { capitalOf, lineOf as baseOf } from './page/capitals.ts';
import { gridsApart } from './page/card-grids.ts';
import { cardsApart } from './page/cards.ts';
import { pricesBeside } from './page/centered-prices.ts';
import { headingsAbove } from './page/headings-beside.ts';
import { pricesOfPanels } from './page/panel-prices.ts';
import { picturedCards } from './page/pictured-cards.ts';
import { withPricesAbove } from './page/prices-above.ts';
import { pricesLast } from './page/prices-first.ts';
import { sideBySide } from './page/side-by-side.ts';
import { withWrappedLines } from './page/wrapped-lines.ts';
import { footOf as bottom, middle } from './paper/pixels.ts';
import { withWholeNames } from './wrapped-names.ts';

/** In letter heights: the largest gap within a piece, the smallest between words, and the row tolerance. */
const wordGap = 1.4;
/** The largest between a price and a name of the same piece, and between an item's number and its name. */
const columnGap = 0.5;
const numberGap = 4;
const letterGap = 0.12;
/** How far from a price's end or middle its column's head is, and how far above it. */
const aligned = 0.2;
const headHeight = 4;
const sameRow = 0.5;
/** The largest gap on a photo before what is in a dish, where a dash may be lost. */
const dashGap = 2.5;
/** A row distance this many times the usual is an empty line. */
const emptyLine = 1.45;

type Placed = { x: number; y: number; height: number; type?: Word['type'] };

const isAbove = (one: Placed & { end?: number }, other: Placed & { end?: number }) =>
  Math.min(one.end ?? one.x, other.end ?? other.x) - Math.max(one.x, other.x) >
  Math.min(one.height, other.height);

/** Groups adjacent words into rows; a price between two lines is in the upper one. */
export function rowsOf<One extends Placed>(words: readonly One[]): One[][] {
  const rows: One[][] = [];
  for (const word of words.toSorted((a, b) => baseOf(a) - baseOf(b))) {
    const row = rows.findLast(
      (one) =>
        one.some(
          (other) =>
            Math.abs(baseOf(other) - baseOf(word)) < Math.min(other.height, word.height) * sameRow,
        ) && !one.some((other) => isAbove(other, word)),
    );
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

/** The type of two pieces, by what each says. */
function bothTypes(one: Word, other: Word): Pick<Word, 'type'> {
  if (!one.type || !other.type) return other.type ? { type: other.type } : {};
  const share = one.text.length / (one.text.length + other.text.length);
  const mean = (of: 'line' | 'size' | 'stroke', [a, b] = [one.type?.[of], other.type?.[of]]) =>
    (a ?? 0) * share + (b ?? 0) * (1 - share);
  return { type: { line: mean('line'), size: mean('size'), stroke: mean('stroke') } };
}

const around = (one: Word, other: Word, space: string): Word => {
  const y = Math.min(one.y, other.y);
  const strips = one.strip && other.strip ? { strip: bothStrips(one.strip, other.strip) } : {};
  return {
    ...one,
    ...strips,
    ...bothTypes(one, other),
    ...(other.font !== undefined && !/\p{L}{3}/u.test(one.text) && { font: other.font }),
    text: `${one.text}${space}${other.text}`,
    end: Math.max(one.end, other.end),
    y,
    height: Math.max(bottom(one), bottom(other)) - y,
    size: Math.max(one.size ?? 0, other.size ?? 0),
    unsure: [...(one.unsure ?? []), ...(other.unsure ?? [])],
  };
};

const lettersOf = (word: Word) => Math.max(word.height, capitalOf(word));
const gapBetween = (one: Word, other: Word) =>
  (other.x - one.end) / Math.min(lettersOf(one), lettersOf(other));

function joined([first, ...others]: readonly Word[], leastSpace: number): Word[] {
  if (!first) return [];
  const join = (piece: Word, word: Word) =>
    around(piece, word, gapBetween(piece, word) > leastSpace ? ' ' : '');
  return [others.reduce(join, first)];
}

const isPrice = ({ text }: Word) => /\d[.,]\d{2}\P{L}?$/u.test(text);
const money = new RegExp(`^${currency}$`, 'iu');
const isName = (word: Word | undefined) =>
  /^\p{Lu}/u.test(word?.text ?? '') && !money.test(word?.text ?? '');
/** «22», «107»: in two columns. */
const isWhole = ({ text }: Word) => /^\p{Sc}?\d{1,3}$/u.test(text);
const isItemNumber = ({ text }: Word) => /^(?:\p{Lu}?\d{1,2}|\d{3})[a-z]?[.)]?$/u.test(text);

/** Its end, or its middle, is where that of a price not far below is. */
const isAbovePrice = (word: Word, words: readonly Word[]) =>
  words.some(
    (price) =>
      isPrice(price) &&
      price.y > word.y &&
      price.y - word.y < word.height * headHeight &&
      [price.end - word.end, (price.x + price.end - word.x - word.end) / 2].some(
        (apart) => Math.abs(apart) < word.height * aligned,
      ),
  );

/** So many words that begin a piece are at its left edge. */
const leastInColumn = 3;

/** Behind a name and an amount a word begins a column, where others do that nothing stands close before. */
function startsColumn(word: Word, before: string, words: readonly Word[]): boolean {
  if (!/\p{L}.*\d\D{0,9}$/u.test(before) || !/^\p{L}/u.test(word.text)) return false;
  const isFree = (one: Word) =>
    !words.some(
      (other) =>
        Math.abs(bottom(other) - bottom(one)) < one.height * sameRow &&
        other.end <= one.x &&
        gapBetween(other, one) <= wordGap,
    );
  const below = words.filter((one) => Math.abs(one.x - word.x) < word.height * aligned);
  return below.filter(isFree).length >= leastInColumn;
}

/** So many prices end where a number does: it is one of them, and no number of what stands behind it. */
const leastPrices = 2;

const isInPrices = (number: Word, words: readonly Word[]) =>
  words.filter((word) => isPrice(word) && Math.abs(word.end - number.end) < number.height * aligned)
    .length >= leastPrices;

/** «2 590 Ft» */
const areThousands = (one: Word, other: Word, sign: Word | undefined) =>
  /^[1-9]\d?$/u.test(one.text) && /^\d{3}$/u.test(other.text) && money.test(sign?.text ?? '');

/** The most within a piece: none between two heads of columns, little between a price and the next column, much between an item's number and its name. */
function gapWithin(row: readonly Word[], at: number, words: readonly Word[]): number {
  const [before, last, word, next] = [row[at - 2], row[at - 1], row[at], row[at + 1]];
  if (!last || !word) return wordGap;
  if (isPrice(last) && (isName(word) || (isItemNumber(word) && isName(next)))) return columnGap;
  const said = row.slice(0, at).map(({ text }) => text);
  const isNumbered =
    isName(word) &&
    isItemNumber(last) &&
    (!before || (isPrice(before) && !isInPrices(last, words)));
  if (!isNumbered && startsColumn(word, said.join(''), words)) return columnGap;
  if (isPrice(word) && [last, next].some((one) => one && isPrice(one))) return columnGap;
  if ([last, word].every(isWhole)) return areThousands(last, word, next) ? wordGap : columnGap;
  if ([last, word].every((one) => !isPrice(one) && isAbovePrice(one, words))) return 0;
  if (word.type && word.font !== last.font && word.font && !/\d/u.test(word.text)) return dashGap;
  return isNumbered ? numberGap : wordGap;
}

/** Close words; wider gaps part them. */
function groupsOf(row: readonly Word[], level: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  for (const [at, word] of row.entries()) {
    const last = row[at - 1];
    if (last && gapBetween(last, word) <= gapWithin(row, at, level)) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** Joins close words into pieces. What is in a dish, where its face tells, is a row of its own. */
function piecesOf(
  groups: readonly (readonly Word[])[],
  usual: ReadonlySet<string>,
  leastSpace: number,
): Word[][] {
  const parts = groups.map((words) =>
    facesOf(words, usual).map((some) => joined(some, leastSpace)),
  );
  return [
    parts.flatMap(([name = [], said = [], price = []]) => {
      const by = (said[0]?.x ?? 0) - (price[0]?.x ?? 0);
      const close = (word: Word) =>
        said[0] ? { ...word, x: word.x + by, end: word.end + by } : word;
      return [...name, ...price.map(close)];
    }),
    parts.flatMap(([name = [], said = []]) =>
      said.map((word) => {
        const x = name[0]?.x ?? word.x;
        const text = word.text.replace(/^[,;:·]\s*|[,;]$/gu, '');
        return { ...word, text, x, end: word.end - word.x + x };
      }),
    ),
  ];
}

const isWord = (piece: Piece): piece is Word => 'y' in piece && 'height' in piece;
const topOf = (row: Row) => Math.min(...row.filter(isWord).map(({ y }) => y));
const heightOf = (row: Row) => Math.max(...row.filter(isWord).map(({ height }) => height));

/** Adds an empty line at larger gaps, and where a new column begins. */
function withEmptyLines(rows: readonly Row[]): SourceLine[] {
  const steps = rows
    .slice(1)
    .map((row, at) => topOf(row) - topOf(rows[at] ?? row))
    .filter((step, at) => step > heightOf(rows[at] ?? []) / 2);
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

/** Where the block begins that a turned heading stands beside: what is next to it, up to a gap of more than two lines. */
function topBeside({ x, y, height, turned = 0 }: Word, words: readonly Word[]): number {
  const right = words.filter((word) => word.x > x);
  const first = Math.min(
    ...right.filter((word) => bottom(word) > y && word.y <= y + turned).map((word) => word.x),
  );
  const tops = right
    .filter((word) => Math.abs(word.x - first) < height && word.y <= y + turned)
    .map((word) => word.y)
    .toSorted((one, other) => other - one);
  const end = tops.findIndex((top, at) => top < y && (tops[at - 1] ?? top) - top > height * 2);
  return tops.at(end < 0 ? -1 : end - 1) ?? y;
}

const isLevel = ({ turned, rows }: Word) => !turned && !rows;

/** On a photo words are as high as their letters: there their lines and sizes tell parts, of capitals' height. */
function partsOf(words: readonly Word[]): (readonly Word[])[] {
  const level = words.map((word): Word => {
    const height = capitalOf(word);
    return word.type ? { ...word, y: word.type.line - height, height } : word;
  });
  return sideBySide(level).map((part) => part.flatMap((word) => words[level.indexOf(word)] ?? []));
}

/** A page's words as lines in reading order; words closer than `leastSpace` are joined. */
export function linesOfWords(words: readonly Word[], leastSpace = letterGap): SourceLine[] {
  const level = words.filter(isLevel);
  const others = words.filter((word) => !isLevel(word));
  return partsOf([...pricesLast(withCents(rowsOf(level))).flat(), ...others]).flatMap(
    (part, at) => [...(at > 0 ? [{ text: '' }] : []), ...linesOfPart(part, leastSpace)],
  );
}

function linesOfPart(words: readonly Word[], leastSpace: number): SourceLine[] {
  const usual = middle(words.map(({ height }) => height));
  const large = words.filter(({ height }) => height > usual * 0.3);
  const level = large.filter(isLevel);
  const found = pricesBeside(withPricesAbove(rowsOf(level)));
  const groups = found.map((row) => groupsOf(row, level));
  const faces = usualFaces(groups);
  const rows = groups
    .flatMap((row) => piecesOf(row, faces, leastSpace))
    .filter((row) => row.length > 0);
  for (const word of large.filter((one) => !level.includes(one))) {
    const top = word.rows ? word.y : topBeside(word, level);
    const at = rows.findIndex((row) => topOf(row) >= top);
    rows.splice(at < 0 ? rows.length : at, 0, ...(word.rows?.map((row) => [...row]) ?? [[word]]));
  }
  const ordered = inReadingOrder(
    cardsApart(gridsApart(picturedCards(headingsAbove(rows)))),
    bandsApart,
  ).map((row) => row.filter(isWord));
  const full = ordered.filter((row) => row.length > 0);
  return withEmptyLines(withWholeNames(withWrappedLines(pricesOfPanels(full))));
}
