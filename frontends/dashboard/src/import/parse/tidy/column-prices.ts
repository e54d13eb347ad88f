import { takePrice } from '../money.ts';
import { isColumnName } from '../size-header.ts';
import type { Place } from '../source-line.ts';
import { type Step, type TidyLine, withText } from './tidy-line.ts';

/** «-» stands where a size is not served. */
const isUnserved = ({ text }: Place) => /^[-–—]$/u.test(text);

const isPrice = ({ text }: Place) => {
  const { prices, rest } = takePrice(text);
  return prices.length === 1 && rest.trim() === '';
};
const isCell = (place: Place) => isPrice(place) || isUnserved(place);

/** Rows that are looked at below a head. */
const looked = 4;

/** What its columns are called, and what is said before them: the title of what stands below. */
type Head = { title: string; columns: readonly Place[] };

function headOf({ places = [] }: TidyLine, left: number): Head | undefined {
  const [first] = places;
  if (!first || places.some(isCell)) return undefined;
  const isTitled = first.x <= left && places.length > 1;
  const columns = isTitled ? places.slice(1) : places;
  const names = new Set(columns.map(({ text }) => text.toLowerCase()));
  const areNames = columns.every(({ text }) => isColumnName(text)) && names.size === columns.length;
  return areNames && columns.length > 1
    ? { title: isTitled ? first.text : '', columns }
    : undefined;
}

/** Where the names of the next rows begin. */
const leftOf = (lines: readonly TidyLine[]) =>
  Math.min(
    ...lines
      .filter(({ places }) => places?.slice(1).some(isCell))
      .slice(0, looked)
      .flatMap(({ places }) => places?.[0]?.x ?? []),
  );

/** Two things stand below each other where their starts, ends or middles do. */
const distance = (one: Place, other: Place) =>
  Math.min(
    Math.abs(one.x - other.x),
    Math.abs(one.end - other.end),
    Math.abs(one.x + one.end - other.x - other.end) / 2,
  );

const nearest = (cell: Place, columns: readonly Place[]): Place | undefined =>
  columns.toSorted((one, other) => distance(cell, one) - distance(cell, other))[0];

type Row = { name: string; said: string[]; cells: { column: Place; text: string }[] };

/** A name, and below the columns of a head its prices; undefined for any other line. */
function rowOf({ places = [] }: TidyLine, { columns }: Head): Row | undefined {
  // «12  Spring roll    4.50    8.00»
  const start = /^\d{1,3}[.)]?$/u.test(places[0]?.text ?? '') ? 1 : 0;
  const from = places.findIndex((place, at) => at > start && isCell(place));
  const name = places[start];
  const cells = places.slice(from);
  const isRow =
    from > 0 && cells.every(isCell) && name !== undefined && name.x < (columns[0]?.x ?? 0);
  if (!isRow || cells.length > columns.length) return undefined;
  const found = cells.map((cell, at) => ({
    text: cell.text,
    cell,
    column: (cells.length === columns.length ? columns[at] : nearest(cell, columns)) ?? cell,
  }));
  const areApart = new Set(found.map(({ column }) => column)).size === found.length;
  const said = places.slice(start + 1, from).map(({ text }) => text);
  return areApart ? { name: name.text, said, cells: found } : undefined;
}

function written(line: TidyLine, { name, said, cells }: Row): TidyLine {
  const served = cells.filter(({ text }) => /\d/u.test(text));
  const words = [name, said.join(', ')].filter(Boolean).join('    ');
  return {
    ...line,
    text: [words, ...served.map(({ text }) => text)].join('    '),
    names: served.map(({ column }) => column.text),
  };
}

/** So many rows say that words above them are what their columns are called. */
const least = 2;

/** Behind a blank, words may be the title of dishes that have one price: the columns hold where these have one for each. */
function isOver(lines: readonly TidyLine[], at: number, head: Head): boolean {
  const isTitle = (lines[at - 1]?.text.trim() ?? '') === '' && !lines[at]?.places?.some(isCell);
  const next = lines.slice(at + 1).find(({ places }) => places?.some(isCell));
  const row = next && rowOf(next, head);
  return isTitle && lines[at]?.text.trim() !== '' && row?.cells.length !== head.columns.length;
}

/** Prices below the names of their columns are called so, also where a row has not one for each. */
export const withColumns: Step = (lines) => {
  let head: Head | undefined;
  return lines.map((line, at) => {
    const found = headOf(line, leftOf(lines.slice(at + 1)));
    if (found) {
      const rows = lines.slice(at + 1).flatMap((below) => rowOf(below, found) ?? []);
      const whole = rows
        .slice(0, looked)
        .filter(({ cells }) => cells.length === found.columns.length);
      if (whole.length >= least) {
        head = found;
        return withText(line, found.title === '' ? '' : `== ${found.title} ==`);
      }
    }
    if (head && isOver(lines, at, head)) head = undefined;
    const row = head && rowOf(line, head);
    return row ? written(line, row) : line;
  });
};
