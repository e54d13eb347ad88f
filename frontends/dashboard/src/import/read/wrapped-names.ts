import type { Word, WordRow as Row } from '../parse/columns.ts';
import { sizeOf } from './page/capitals.ts';
import { openEnd } from '../parse/words/doubt-words.ts';

/** In letter heights: how far below its beginning the rest of a name stands, and the least blank before a price. */
const nextLine = 1.7;
const blank = 1;
/** No column of text is narrower. */
const leastColumn = 8;
/** Of the lines that look like the rest of a name, so many did not fit beside it; otherwise they say what is in it. */
const minShare = 0.8;
/** On a photo, how far apart sizes and strokes of one face may be. */
const [sameSize, sameStroke] = [0.09, 0.2];

const topOf = (word: Word) => (word.type ? word.type.line - word.type.size : word.y);
const widthOf = ({ text, x, end }: Word) => (end - x) / Math.max(text.length, 1);

/** Where the name begins, or behind its number. */
const isBelow = (word: Word, name: Word) =>
  word.x > name.x - sizeOf(word) &&
  word.x < name.x + sizeOf(word) * (/^\p{Lu}?\d/u.test(name.text) ? 5 : 1);

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
function isWrapped([rest]: Row, above: Row = []): boolean {
  const [name, price] = fromName(above);
  if (!rest || !name || !price) return false;
  const first = rest.text.split(' ', 1)[0] ?? '';
  const gap = sizeOf(name) * blank;
  if (openEnd.test(name.text)) return true;
  return name.end + gap + first.length * widthOf(name) > price.x - gap;
}

const isRestOf = (row: Row, above: Row | undefined) => isRest(row, above) && isWrapped(row, above);

/** «Steak $15» */
const closePrice = /^(.*\p{L}\)?) ((?:\p{Sc}\s?)?\d[\d.,]*(?:\s?\p{Sc})?)$/u;

const isLower = ({ text }: Word) => /\p{Ll}/u.test(text);
const isOnlyName = ({ text }: Word) => /^[^\d]*\p{L}{2}[^\d]*$/u.test(text);

/** What is in a dish, below its name in another face. */
const isSaid = (word: Word, name: Word) =>
  /\p{L}{3}/u.test(word.text) &&
  !isSameFace(word, name) &&
  sizeOf(word) <= sizeOf(name) &&
  isBelow(word, name);

/** «Slow braised lamb», and in the same face right below it «Shoulder    22», «Shoulder 22» or «Shoulder» above what is in it. */
function isStart(above: Row, row: Row = [], [next]: Row = []): boolean {
  const [[name, ...others], [last, price]] = [above, fromName(row)];
  if (!name || !last || others.length > 0 || (price && name.end > price.x)) return false;
  const [, text = last.text, close] = closePrice.exec(last.text) ?? [];
  const rest = { ...last, text };
  return (
    (price !== undefined ||
      (close !== undefined && /^\p{Lu}/u.test(name.text)) ||
      (next && isSaid(next, rest)) === true) &&
    isSameFace(rest, name) &&
    isBelow(rest, name) &&
    topOf(rest) > topOf(name) &&
    topOf(rest) - topOf(name) < sizeOf(name) * nextLine &&
    isLower(rest) === isLower(name) &&
    [name, rest].every(isOnlyName)
  );
}

/** Whether the first word below had no room between the name and where its price stands, or the longest line of its column ends. */
function isFull([name]: Row, row: Row | undefined, rows: readonly Row[]): boolean {
  const [rest, price] = fromName(row);
  if (!name || !rest) return false;
  const first = rest.text.split(' ', 1)[0] ?? '';
  const edge = rows.flatMap(([one]) => (one && isBelow(one, name) ? one.end : []));
  const end = Math.max(...edge, price ? price.x - sizeOf(name) * blank : 0);
  if (end - name.x < sizeOf(name) * leastColumn) return false;
  return openEnd.test(name.text) || name.end + (first.length + 1) * widthOf(name) > end;
}

/** Joins names on two lines whose price stands on the second. */
function withStarts(rows: readonly Row[]): Row[] {
  const starts = rows.flatMap((row, at) =>
    isStart(row, rows[at + 1], rows[at + 2]) && !isRestOf(row, rows[at - 1]) ? [at] : [],
  );
  const full = starts.filter((at) => isFull(rows[at] ?? [], rows[at + 1], rows));
  if (full.length < starts.length * minShare) return [...rows];
  return rows.flatMap((row, at) => {
    if (full.includes(at)) return [];
    const [start] = full.includes(at - 1) ? (rows[at - 1] ?? []) : [];
    const [rest, ...others] = row;
    const text = `${start?.text} ${rest?.text}`;
    return start && rest ? [[{ ...start, text, y: rest.y }, ...others]] : [row];
  });
}

const isSmall = (word: Word | undefined) => /^\p{Ll}/u.test(word?.text ?? '');

/** Joins what is left of a name that had no room in its line; «& Eggs» below «Steak $15» had none. */
export function withWholeNames(given: readonly Row[]): Row[] {
  const rows = withStarts(given);
  const rests = rows.filter((row, at) => isRest(row, rows[at - 1]));
  const found = rows.filter((row, at) => isRestOf(row, rows[at - 1]));
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
