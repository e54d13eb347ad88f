import { pastedLines } from './copied/pasted-lines.ts';
import type { Place, SourceLine } from './source-line.ts';
import { isYear } from './money.ts';
import { isSizeName } from './size-names.ts';
import { currency } from './words/money-words.ts';

/** A piece of text with its position; a row is pieces side by side. */
export type Piece = Omit<SourceLine, 'strip'> & {
  x: number;
  end: number;
  strip?: SourceLine['strip'];
};
export type Row = readonly Piece[];

/** A word or run of words with its position; `y` counts from the top. */
export type Word = Piece & {
  y: number;
  height: number;
  /** Its face; photos tell but what is smaller or lighter than a name before it. */
  font?: string;
  /** On a photo: where its line is, the size of its type, and how thick its strokes are. */
  type?: { line: number; size: number; stroke: number };
  /** Its length, where it is read from below or above, as a heading along the dishes is. */
  turned?: number;
  /** What a sticker says, which is no part of the lines beside it. */
  rows?: readonly WordRow[];
};
export type WordRow = readonly Word[];

const amount = new RegExp(`(?:${currency}\\s?)?\\d[\\d.,’' ]*(?:\\s?${currency})?`, 'giu');
const priceLast = new RegExp(`\\d(?:[.,]\\d{1,2})?\\s?(?:${currency}|[.,:]?[-–—])?\\)?$`, 'iu');

/** Sizes and currencies are not names: they belong to another piece's price. */
export function isWordy(text: string): boolean {
  const words = text.replaceAll(amount, ' ').trim();
  const parts = words.split(/[\s/|,()]+/u).filter(Boolean);
  const isSize = (part: string) =>
    isSizeName(part) || isSizeName(`1 ${part}`) || /^(?:ea|each|pp|mp)\.?$/iu.test(part);
  return /\p{L}{2}/u.test(words) && !isSizeName(words) && !parts.every(isSize);
}
const endsInPrice = (text: string) => priceLast.test(text.trim());

/** How far apart two starts on one edge may be, as a share of the page. */
const tolerance = 0.025;

type Gutter = { at: number; slack: number };

const leftOf = (row: Row, { at, slack }: Gutter) => row.filter(({ x }) => x < at - slack);
const rightOf = (row: Row, { at, slack }: Gutter) => row.filter(({ x }) => x >= at - slack);
const crosses = (row: Row, gutter: Gutter) =>
  leftOf(row, gutter).some(({ end }) => end > gutter.at + gutter.slack);

const hasDish = (row: Row) =>
  row.some(({ text }) => isWordy(text)) && endsInPrice(row.at(-1)?.text ?? '');

/** «Rochefort 10», where the prices beside have cents: its number is no price. */
const isNumbered = ([name, ...others]: Row) =>
  others.length === 0 && /\p{L}.* \d{1,3}$/u.test(name?.text ?? '');
const hasCents = (row: Row) => /\d[.,]\d{2}\P{L}*$/u.test(row.at(-1)?.text ?? '');

/** Where a price stands below its name, its start or its middle is where that of the line above is. */
function isBelow(price: Row, above: Row | undefined, slack: number): boolean {
  const [[one], [other]] = [price, above ?? []];
  if (!one || !other || price.length > 1 || isWordy(one.text) || !endsInPrice(one.text))
    return false;
  const isName = isWordy(other.text) && !endsInPrice(above?.at(-1)?.text ?? '');
  const apart = [one.x - other.x, (one.x + one.end - other.x - other.end) / 2];
  return isName && apart.some((by) => Math.abs(by) <= slack);
}

/** The prices that stand below their names, where both sides have some: on one alone they are a column of its own. */
function pricesBelow(sides: readonly (readonly Row[])[], slack: number): Set<Row>[] {
  const found = sides.map((side) => {
    const full = side.filter((row) => row.length > 0);
    return new Set(full.filter((row, at) => isBelow(row, full[at - 1], slack)));
  });
  return found.every(({ size }) => size > 1) ? found : [];
}

/** A name on one side, and on the other its price. */
const isSplitFromPrice = (left: Row, right: Row) =>
  left.length > 0 &&
  !endsInPrice(left.at(-1)?.text ?? '') &&
  endsInPrice(right.at(-1)?.text ?? '') &&
  !/^\p{Lu}|^\p{Lo}/u.test(isWordy(right[0]?.text ?? '') ? (right[0]?.text ?? '') : '');

/** An amount, and far from the gutter: its row is as wide as the page. */
const isFar = (right: Row, { at, slack }: Gutter) =>
  (right[0]?.x ?? 0) > at + slack * 4 && !right.some(({ text }) => isWordy(text));

/** A gutter separates two columns of dishes: rows on both sides end in a price. */
function isGutter(rows: readonly Row[], gutter: Gutter): boolean {
  const whole = rows.filter((row) => !crosses(row, gutter));
  const lefts = whole.map((row) => leftOf(row, gutter));
  const rights = whole.map((row) => rightOf(row, gutter));
  const [underLeft, underRight] = pricesBelow([lefts, rights], gutter.slack);
  const areCents = rights.filter(hasDish).every(hasCents);
  const priced = lefts.filter((row) => hasDish(row) && !(areCents && isNumbered(row)));
  // «Barolo    2018», and its region right of it.
  if (priced.length > 0 && priced.every((row) => isYear(row.at(-1)?.text.trim() ?? '')))
    return false;
  const left = priced.length + (underLeft?.size ?? 0);
  const right = rights.filter((row) => row.some(({ text }) => isWordy(text)));
  const starts = right.filter(([first]) => first && Math.abs(first.x - gutter.at) <= gutter.slack);
  const dishes = right.filter(hasDish).length + (underRight?.size ?? 0);
  const torn = lefts.filter((row, at) => {
    const beside = rights[at] ?? [];
    return !underRight?.has(beside) && isSplitFromPrice(row, beside) && !isFar(beside, gutter);
  }).length;
  const names = new Set(starts.map(([first]) => first?.text.replaceAll(amount, ' ').trim()));
  return (
    Math.min(left, dishes) >= Math.max(2, torn / 2) &&
    starts.length >= 3 &&
    names.size * 2 > starts.length
  );
}

function gutterOf(rows: readonly Row[]): Gutter | undefined {
  const pieces = rows.flat();
  const ends = pieces.map(({ end }) => end);
  const from = Math.min(...pieces.map(({ x }) => x));
  const slack = Math.max((Math.max(...ends) - from) * tolerance, 1);
  const starts = pieces
    .filter(({ text, x }) => isWordy(text) && x > from + slack * 4)
    .map(({ x }) => x);
  return [...new Set(starts)]
    .toSorted((a, b) => a - b)
    .map((at) => ({ at, slack }))
    .find((gutter) => isGutter(rows, gutter));
}

const leastTable = 3;

export const middleOf = ({ x, end }: Piece) => (x + end) / 2;
const areBelow = (below: Row, above: Row, slack: number) =>
  below.every((one) => above.some((other) => Math.abs(middleOf(one) - middleOf(other)) <= slack));

/** «Chicken    12    14    9» across the gutter: rows that go on with amounts at the same places. */
function tableRows(rows: readonly Row[], gutter: Gutter): Row[] {
  const goesOn = (row: Row) => {
    const right = rightOf(row, gutter);
    return (
      right.length > 1 &&
      leftOf(row, gutter).some(({ text }) => isWordy(text)) &&
      !right.some(({ text }) => isWordy(text))
    );
  };
  const table = rows.filter(goesOn);
  // A size that a dish is not served in has no amount.
  const right = table
    .map((row) => rightOf(row, gutter))
    .reduce((most, row) => (row.length > most.length ? row : most), []);
  const isTable = table.every((row) => areBelow(rightOf(row, gutter), right, gutter.slack));
  return isTable && table.length >= leastTable ? table : [];
}

/** In a row, beside prices below their names: so many are no coincidence. */
const leastWide = 3;

/** Rows of a name left of the gutter and its price far right of it; where prices stand below the names there, only such that follow each other. */
function wideDishes(rows: readonly Row[], gutter: Gutter): ReadonlySet<Row> {
  const { slack } = gutter;
  const rights = rows.map((row) => rightOf(row, gutter));
  const full = rights.filter((row) => row.length > 0);
  const isWide = (row: Row, right: Row) =>
    isFar(right, gutter) && isSplitFromPrice(leftOf(row, gutter), right);
  const wide = rows.filter((row, index) => isWide(row, rights[index] ?? []));
  const table = tableRows(rows, gutter);
  if (full.filter((row, index) => isBelow(row, full[index - 1], slack)).length <= 1)
    return new Set([...table, ...wide]);
  const runs = rows.reduce<Row[][]>((found, row, index) => {
    const last = found.at(-1);
    if (wide.includes(row)) found.splice(-1, 1, [...(last ?? []), row]);
    else if ((rights[index]?.length ?? 0) > 0) found.push([]);
    return found;
  }, []);
  return new Set([...table, ...runs.filter(({ length }) => length >= leastWide).flat()]);
}

/** Rows in reading order: column by column, with spanning rows in place. A panel across the gutter may have columns of its own; what has none is put in order by `inOne`. */
export function inReadingOrder(
  rows: readonly Row[],
  inOne: (rows: readonly Row[]) => Row[] = (all) => [...all],
): Row[] {
  const gutter = rows.length > 2 ? gutterOf(rows) : undefined;
  if (!gutter) return inOne(rows);
  const wide = wideDishes(rows, gutter);
  const ordered: Row[] = [];
  let panel: { rows: Row[]; hasOwn: boolean } = { rows: [], hasOwn: false };
  let block: Row[] = [];
  const startsHere = (row: Row) =>
    row.some(({ x, text }) => isWordy(text) && Math.abs(x - gutter.at) <= gutter.slack);
  const closePanel = () => {
    ordered.push(...(panel.hasOwn ? inReadingOrder(panel.rows, inOne) : inOne(panel.rows)));
    panel = { rows: [], hasOwn: false };
  };
  const close = () => {
    if (block.some(startsHere)) {
      closePanel();
      const sides = [leftOf, rightOf].map((side) => block.map((row) => side(row, gutter)));
      for (const side of sides) ordered.push(...inReadingOrder(trimmed(side), inOne));
    } else if (block.length > 0) panel = { rows: [...panel.rows, ...block], hasOwn: true };
    block = [];
  };
  for (const row of rows) {
    if (crosses(row, gutter) || wide.has(row)) {
      close();
      panel.rows.push(row);
    } else block.push(row);
  }
  close();
  closePanel();
  return ordered;
}

/** Collapses runs of empty rows, which the other column left. */
const trimmed = (rows: readonly Row[]) =>
  rows.filter((row, at) => row.length > 0 || (rows[at - 1]?.length ?? 0) > 0);

/** So far apart are cells that bars part. */
const barred = 100;

/** In typed text two spaces part what stands in columns, and each letter takes one place; bars part cells in any. */
const placesOf = ({ text, x, end }: Piece): Place[] =>
  / \| /u.test(text)
    ? text
        .split(/\s*\|\s*/u)
        .map((cell, at) => ({ text: cell, x: x + at * barred, end: x + at * barred }))
    : end - x === text.length
      ? [...text.matchAll(/\S+(?: \S+)*/gu)].map((match) => ({
          text: match[0],
          x: x + match.index,
          end: x + match.index + match[0].length,
        }))
      : [{ text, x, end }];

/** Of India’s scripts a zero is the seventh of sixteen signs, of others the first. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  return (code % 16) - (code >= 0x0900 && code < 0x0e00 ? 6 : 0);
}

/**
 * «۳۲۰٬۰۰۰» as 320,000, «१८०» as 180, «3'50», as Spain writes it, as 3,50, «165 هزار» as 165000, and
 * «小份68元/大份98元» apart.
 */
export const inWesternDigits = (text: string) =>
  text
    .replace(/^\s*[①-⑳]\s*(?=\p{L})/u, (sign) => `${sign.trim().normalize('NFKC')}. `)
    .replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll(/(?<=(?<!\d)\d{1,3})['’´](?=\d{2}(?!\d))/gu, ',')
    .replaceAll(/[〇一二三四五六七八九]{2,}(?=円)/gu, (all) =>
      Array.from(all, (digit) => '〇一二三四五六七八九'.indexOf(digit)).join(''),
    )
    .replaceAll('،', ',')
    .replaceAll(/(?<=\d)[٬，](?=\d)/gu, ',')
    .replaceAll(/(?<=\d)٫(?=\d)/gu, '.')
    .replaceAll(/(?<=(?<![\d.,])\d{1,4})\s?هزار(?!\p{L})/gu, '000')
    .replaceAll(/(?<=[元円원块])\/(?=\p{Lo}+\d)/gu, ' / ')
    .replaceAll(/(?<=\p{Lo})(?=\d[\d,.]*[元円원块])/gu, ' ');

/** One line of a row; wide spaces tell that its pieces stood apart. */
export function lineOf(pieces: Row): SourceLine {
  const row = pieces.map((piece) => ({ ...piece, text: inWesternDigits(piece.text) }));
  const unsure = row.flatMap((piece) => piece.unsure ?? []);
  const strips = row.flatMap(({ strip }) => strip ?? []);
  const [first] = strips;
  const places = row.flatMap(placesOf);
  const sizes = row.flatMap(({ size }) => size ?? []);
  return {
    text: row.map(({ text }) => text).join('    '),
    places,
    ...(row[0]?.part && { part: row[0].part }),
    ...(sizes.length > 0 && { size: Math.max(...sizes) }),
    ...(unsure.length > 0 && { unsure }),
    ...(first && { strip: strips.reduce(bothStrips, first) }),
  };
}

type Strip = NonNullable<SourceLine['strip']>;

/** The strip of an image that holds both. */
export function bothStrips(one: Strip, other: Strip): Strip {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  const height = Math.max(one.y + one.height, other.y + other.height) - y;
  return { image: one.image, x, y, width, height };
}

/** Cells that tabs part stand below each other, as wide as the widest. */
function withoutTabs(lines: readonly string[]): string[] {
  const rows = lines.map((line) => line.split('\t'));
  const widths: number[] = [];
  for (const row of rows)
    for (const [at, { length }] of row.slice(0, -1).entries())
      widths[at] = Math.max(widths[at] ?? 0, length + 3);
  return rows.map((row) =>
    row.length === 1
      ? (row[0] ?? '')
      : row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('')
          .trimEnd(),
  );
}

/** Splits a typed line at wide spaces. */
function piecesOf(text: string): Piece[] {
  return [...text.matchAll(/\S+(?: {1,2}\S+)*/gu)].map((match) => ({
    text: match[0],
    x: match.index,
    end: match.index + match[0].length,
  }));
}

/** Pasted text as lines in reading order. */
export const linesOfText = (text: string): SourceLine[] =>
  inReadingOrder(withoutTabs(pastedLines(text)).map(piecesOf)).map(lineOf);
