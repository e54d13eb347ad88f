import { takePrice } from '../money.ts';
import { kindOfHeader } from '../sheet/heads.ts';
import { isColumnName, withWineSizes } from '../size-header.ts';
import type { Place } from '../source-line.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

/** «-» stands where a size is not served. */
const isNotServed = ({ text }: Place) => /^[-–—]$/u.test(text);

const isPrice = ({ text }: Place) => {
  const { prices, rest } = takePrice(text);
  return prices.length === 1 && rest.trim() === '';
};
/** «6», «12» beside «each» */
const isCount = ({ text }: Place) => /^\d{1,3}$/u.test(text);
/** «0,3», «0,5»: a volume where it heads a column. */
const isVolume = ({ text }: Place) => /^(?:0[.,]\d{1,2}|1[.,]\d)$/u.test(text);
const isCell = (place: Place) => isPrice(place) || isNotServed(place);

/** Rows that are looked at below a head. */
const looked = 4;

/** What its columns are called, and what is said before them: the title of what stands below. */
type Head = { title: string; columns: readonly Place[]; size?: number };

/** «Notes», «Region»: below it stand no prices. */
function isText(column: Place, columns: readonly Place[], rows: readonly TidyLine[]): boolean {
  const cells = rows.flatMap(({ places = [] }) => {
    const [, ...others] = places;
    const found = others.filter(
      (cell, at) =>
        (others.length === columns.length ? columns[at] : nearest(cell, columns)) === column,
    );
    return found;
  });
  const areWords = cells.every((cell) => !isCell(cell) && /\p{L}/u.test(cell.text));
  return cells.length > 1 && areWords && !columns.some(({ text }) => /\d$/u.test(text));
}

function headOf({ places = [] }: TidyLine, left: number): Head | undefined {
  const [first] = places;
  const areVolumes = places.length > 2 && places.slice(1).every(isVolume);
  const isPriced = places.some((place) => isCell(place) && !isCount(place));
  const isHeld = /\([^)]*$/u.test(first?.text ?? '');
  if (!first || isHeld || (isPriced && !areVolumes)) return undefined;
  const isTitled = first.x <= left && places.length > 1;
  const columns = isTitled ? places.slice(1) : places;
  const names = new Set(columns.map(({ text }) => text.toLowerCase()));
  const areNames =
    columns.every(
      (one) => isColumnName(one.text) || isVolume(one) || (isCount(one) && names.has('each')),
    ) && names.size === columns.length;
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

/** «gr», «ml», «pcs»: how much of it there is, and no price. */
const isMeasure = ({ text }: Place) =>
  /^(?:k?g|gr|grams?|gramm?a?tura|gewicht|poids|peso|weight|qty|menge|ml|oz|pcs|szt|kom|kcal|cal|abv|vol|%|г|гр|мл|вес|вага|выход|вихід)\.?$/iu.test(
    text,
  );

/** Of what columns are apart: how far off one a price is that has none beside it in another. */
const mostOff = 0.4;
const larger = 1.1;

type Row = {
  name: string;
  said: string[];
  cells: { column: Place; text: string }[];
};

function columnsOf(cells: readonly Place[], columns: readonly Place[]): Row['cells'] | undefined {
  if (!cells.every(isCell) || cells.length === 0 || cells.length > columns.length) return undefined;
  const found = cells.map((cell, at) => ({
    text: cell.text,
    column: (cells.length === columns.length ? columns[at] : nearest(cell, columns)) ?? cell,
  }));
  const areApart = new Set(found.map(({ column }) => column)).size === found.length;
  const gaps = columns.slice(1).map((column, at) => column.x - (columns[at]?.x ?? 0));
  const areBelow = cells.every(
    (cell, at) => distance(cell, found[at]?.column ?? cell) < Math.min(...gaps) * mostOff,
  );
  return areApart && (areBelow || cells.length === columns.length) ? found : undefined;
}

const isNumber = (text: string) => /^\d{1,3}[.)]?$/u.test(text);

/** A name, and below the columns of a head its prices; undefined for any other line. */
function rowOf({ places = [] }: TidyLine, { columns }: Head): Row | undefined {
  const start = isNumber(places[0]?.text ?? '') ? 1 : 0;
  const name = places[start];
  const from = places.findIndex((place, at) => at > start && isCell(place));
  const end = places.findIndex(
    (place, at) => at > from && /^\P{Nd}*\p{L}{2}\P{Nd}*$/u.test(place.text),
  );
  const isBefore = name !== undefined && name.x < (columns[0]?.x ?? 0);
  const found =
    from > 0 && isBefore
      ? columnsOf(places.slice(from, end < 0 ? places.length : end), columns)
      : undefined;
  const cells = found?.filter(({ column }) => !isMeasure(column)) ?? [];
  const measures = found?.filter(({ column }) => isMeasure(column)) ?? [];
  const said = [
    ...places.slice(start + 1, from).map(({ text }) => text),
    ...(end < 0 ? [] : places.slice(end).map(({ text }) => text)),
    ...measures.flatMap(({ text, column }) =>
      column.text.length < 4 || /\p{L}/u.test(text) ? [`${text} ${column.text}`] : [],
    ),
  ];
  return cells.length > 0 ? { name: name?.text ?? '', said, cells } : undefined;
}

function written(line: TidyLine, { name, said, cells }: Row, isNamed: boolean): TidyLine {
  const served = cells.filter(({ text }) => /\d/u.test(text));
  const words = [name, said.join(', ')].filter(Boolean).join('    ');
  return {
    ...line,
    text: [words, ...served.map(({ text }) => text)].join('    '),
    ...(isNamed && { names: served.map(({ column }) => column.text) }),
  };
}

/** So many rows say that words above them are what their columns are called. */
const minCount = 2;

/** The head that a line is: rows below it have a price for each of its columns. */
function headAt(lines: readonly TidyLine[], at: number, above?: Head): Head | undefined {
  const below = lines.slice(at + 1);
  const found = lines[at] && headOf(lines[at], leftOf(below));
  if (!found) return undefined;
  const near = below.filter(({ places }) => places?.slice(1).some(isCell)).slice(0, looked);
  const priced = found.columns.filter((column) => !isText(column, found.columns, near));
  const names = withWineSizes(priced.map(({ text }) => text));
  const columns = priced.map((column, index) => ({ ...column, text: names[index] ?? '' }));
  const head = { ...found, columns, size: near[0]?.size ?? 0 };
  const rows = below.flatMap((line) => rowOf(line, head) ?? []).slice(0, looked);
  const costs = head.columns.filter((column) => !isMeasure(column));
  const whole = rows.filter(({ cells }) => cells.length === costs.length);
  const namesOf = (one: Head | undefined) => one?.columns.map(({ text }) => text).join('|');
  const isAgain = namesOf(head) === namesOf(above) && rows.length > 0;
  return whole.length >= minCount || isAgain ? head : undefined;
}

/** «Desserts», or «Desserts    $4», in larger letters than the rows of a table, or alone where a title names the columns. */
const isTitle = ({ text, places = [], size = 0 }: TidyLine, { title, size: usual = 0 }: Head) =>
  (usual > 0 && size > usual * larger) ||
  (title !== '' && places.length === 1 && /^\s*\p{Lu}[^,.!\d]{2,30}$/u.test(text));

/** Whether the rows up to the next title have several prices as well. */
function goesOn(lines: readonly TidyLine[], at: number, head: Head): boolean {
  const end = lines.findIndex((line, index) => index > at && isTitle(line, head));
  const rows = lines.slice(at + 1, end < 0 ? undefined : end);
  return rows.some(({ places = [] }) => places.slice(1).filter(isCell).length > 1);
}

/** Prices below the names of their columns are called so, also where a row has not one for each. */
export const withColumns: Step = (lines) => {
  let head: Head | undefined;
  return lines.map((line, at) => {
    const found = headAt(lines, at, head);
    if (found) {
      head = found;
      const isTitled = found.title !== '' && kindOfHeader(found.title) === undefined;
      return withText(line, isTitled ? `== ${found.title} ==` : '');
    }
    const isOver = head !== undefined && isTitle(line, head);
    if (head && isOver && !goesOn(lines, at, head)) head = undefined;
    const row = head && rowOf(line, head);
    if (!head || !row || isOver) return line;
    const priced = head.columns.filter((column) => !isMeasure(column));
    return written(line, row, priced.length > 1);
  });
};
