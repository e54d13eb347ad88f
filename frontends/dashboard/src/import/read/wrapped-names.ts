import type { Word, WordRow as Row } from '../parse/columns.ts';
import { sizeOf } from './page/capitals.ts';
import { openEnd } from '../parse/words/doubt-words.ts';

/** In letter heights: how far below its beginning the rest of a name stands, and the least blank before a price. */
const nextLine = 1.7;
const blank = 1;
/** Of the lines that look like the rest of a name, so many did not fit beside it; otherwise they say what is in it. */
const minShare = 0.8;
/** On a photo, how far apart sizes and strokes of one face may be. */
const [sameSize, sameStroke] = [0.09, 0.2];

const topOf = (word: Word) => (word.type ? word.type.line - word.type.size : word.y);
const widthOf = ({ text, x, end }: Word) => (end - x) / Math.max(text.length, 1);

/** Where the name begins, or behind its number. */
const isBelow = (word: Word, name: Word) =>
  word.x > name.x - sizeOf(word) &&
  word.x < name.x + sizeOf(word) * (/^\d/u.test(name.text) ? 5 : 1);

function isSameFace(word: Word, name: Word): boolean {
  if (word.type && name.type)
    return (
      Math.abs(word.type.size / name.type.size - 1) < sameSize &&
      Math.abs(word.type.stroke / name.type.stroke - 1) < sameStroke
    );
  return (
    word.font !== undefined && word.font === name.font && Math.abs(word.height - name.height) < 1
  );
}

/** A row from its name on: a code may stand before it. */
const fromName = (row: Row = []) =>
  row.slice(/^\p{Lu}?\d{1,3}[.)]?$/u.test(row[0]?.text ?? '') ? 1 : 0);

/** «Quarter crispy aromatic    11.50», «duck»: in the same face, right below a name with a price. */
function isRest([word, ...others]: Row, above: Row | undefined): boolean {
  const [name, price] = fromName(above);
  return (
    word !== undefined &&
    name !== undefined &&
    price !== undefined &&
    others.length === 0 &&
    isSameFace(word, name) &&
    isBelow(word, name) &&
    topOf(word) > topOf(name) &&
    topOf(word) - topOf(name) < sizeOf(name) * nextLine &&
    /\p{L}{2}/u.test(name.text) &&
    /^[^\d]*\p{L}{2}[^\d]*$/u.test(word.text)
  );
}

/** Whether its first word had no room between the name and the price. */
function isWrapped([rest]: Row, above: Row): boolean {
  const [name, price] = fromName(above);
  if (!rest || !name || !price) return false;
  const first = rest.text.split(' ', 1)[0] ?? '';
  const gap = sizeOf(name) * blank;
  if (openEnd.test(name.text)) return true;
  return name.end + gap + first.length * widthOf(name) > price.x - gap;
}

/** So many names whose price stands on their last line are how a page is written. */
const leastStarts = 2;

/** «Slow braised lamb», and in the same face right below it «Shoulder    22». */
function isStart(above: Row, row: Row | undefined): boolean {
  const [[name, ...others], [rest, price]] = [above, fromName(row)];
  return (
    name !== undefined &&
    rest !== undefined &&
    price !== undefined &&
    others.length === 0 &&
    name.type === undefined &&
    isSameFace(rest, name) &&
    isBelow(rest, name) &&
    topOf(rest) > topOf(name) &&
    topOf(rest) - topOf(name) < sizeOf(name) * nextLine &&
    [name, rest].every(({ text }) => /^[^\d]*\p{L}{2}[^\d]*$/u.test(text))
  );
}

/** Whether the first word below had no room between the name and where its price stands. */
function isFull([name]: Row, row: Row | undefined): boolean {
  const [rest, price] = fromName(row);
  if (!name || !rest || !price) return false;
  const first = rest.text.split(' ', 1)[0] ?? '';
  return name.end + first.length * widthOf(rest) > price.x - sizeOf(name) * blank;
}

/** Joins names on two lines whose price stands on the second. */
function withStarts(rows: readonly Row[]): Row[] {
  const starts = rows.flatMap((row, at) => (isStart(row, rows[at + 1]) ? [at] : []));
  const full = starts.filter((at) => isFull(rows[at] ?? [], rows[at + 1]));
  if (full.length < Math.max(leastStarts, starts.length * minShare)) return [...rows];
  return rows.flatMap((row, at) => {
    if (full.includes(at)) return [];
    const [start] = full.includes(at - 1) ? (rows[at - 1] ?? []) : [];
    const [rest, ...others] = row;
    return start && rest ? [[{ ...start, text: `${start.text} ${rest.text}` }, ...others]] : [row];
  });
}

const isSmall = (word: Word | undefined) => /^\p{Ll}/u.test(word?.text ?? '');

/** «Steak $15»: where a price stands close behind a name, «& Eggs» below it had no room. */
const closePrice = /^(.*\p{L}) ((?:\p{Sc}\s?)?\d[\d.,]*(?:\s?\p{Sc})?)$/u;

/** Joins what is left of a name that had no room in its line. */
export function withWholeNames(given: readonly Row[]): Row[] {
  const rows = withStarts(given);
  const rests = rows.filter((row, at) => isRest(row, rows[at - 1]));
  const found = rows.filter((row, at) => rests.includes(row) && isWrapped(row, rows[at - 1] ?? []));
  const wrapped = found.filter(([rest]) => {
    const [all, some] = [rests, found].map((them) =>
      them.filter(([one]) => one?.font === rest?.font && isSmall(one) === isSmall(rest)),
    );
    return (some?.length ?? 0) >= (all?.length ?? 0) * minShare;
  });
  const all: Row[] = [];
  for (const row of rows) {
    const above = all.at(-1) ?? [];
    const [name, ...others] = fromName(above);
    const [rest] = row;
    const [, own, price] = (others.length === 0 && closePrice.exec(name?.text ?? '')) || [];
    if (name && rest && own && row.length === 1 && /^& ?\p{L}/u.test(rest.text))
      all[all.length - 1] = [{ ...name, text: `${own} ${rest.text} ${price}` }];
    else if (name && rest && wrapped.includes(row))
      all[all.length - 1] = [
        ...above.slice(0, -1 - others.length),
        { ...name, text: `${name.text} ${rest.text}`, height: rest.y + rest.height - name.y },
        ...others,
      ];
    else all.push(row);
  }
  return all;
}
