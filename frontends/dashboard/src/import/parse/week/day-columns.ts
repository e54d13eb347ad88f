import { isPriced } from '../bare-names.ts';
import { isWeekday } from '../headings.ts';
import type { Place } from '../source-line.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';
import { isShortDay } from '../words/dates.ts';

/** So many days beside each other are the columns of a week. */
const least = 3;

const isDay = ({ text }: Place) => isWeekday(text) || isShortDay(text);

/** «| Soup | Stew |»: cells as well, so far apart. */
const width = 100;

function placesOf({ text, places = [] }: TidyLine): readonly Place[] {
  const cells = text.replace(/^\s*\|/u, '').split('|');
  if (cells.length <= least) return places;
  return cells
    .map((cell, at) => ({ text: cell.trim(), x: at * width, end: at * width }))
    .filter((cell) => cell.text !== '');
}

type Row = { places: readonly Place[]; from: readonly number[]; label: string };

type Head = { at: number; label: Place | undefined; days: readonly Place[] };

/** «Monday    Tuesday    Wednesday», where a word may stand above what the rows are called. */
function headAt(line: TidyLine, at: number): Head[] {
  const places = placesOf(line);
  const days = places.filter(isDay);
  const [label] = places.filter((place) => !isDay(place));
  const areAll = days.length >= least && places.length - days.length < 2;
  return areAll ? [{ at, label, days }] : [];
}

const nearest = (cell: Place, days: readonly Place[]): Place | undefined =>
  days.toSorted((one, other) => Math.abs(cell.x - one.x) - Math.abs(cell.x - other.x))[0];

/** The rows below: more than a cell in each, the first of which may be what the row is called, as may a line above cells between bars. */
function rowsBelow(lines: readonly TidyLine[], { at }: Head): { rows: Row[]; end: number } {
  const rows: Row[] = [];
  let label: TidyLine | undefined;
  let end = at;
  for (const [index, line] of lines.entries()) {
    if (index <= at || isBlank(line)) continue;
    const places = placesOf(line);
    const isBarred = /\|/u.test(lines[at]?.text ?? '');
    if (headAt(line, index).length > 0 || (places.length < 2 && (label || !isBarred))) break;
    if (places.length < 2) label = line;
    else {
      const from = [...(label?.from ?? []), ...line.from];
      rows.push({ places, from, label: label?.text.trim() ?? '' });
      label = undefined;
      end = index;
    }
  }
  return { rows, end };
}

function written({ days }: Head, rows: readonly Row[]): TidyLine[] {
  const left = days[0]?.x ?? 0;
  return days.flatMap((day): TidyLine[] => [
    { text: '', from: [] },
    { text: day.text, from: [], isDay: true },
    ...rows.flatMap(({ places, from, label: above }): TidyLine[] => {
      const label = places.find(({ x }) => x < left - 1);
      const cells = places.filter((cell) => cell !== label && nearest(cell, days) === day);
      const text = cells.map((cell) => cell.text).join(' ');
      const said = [text, label?.text ?? above].filter(Boolean).join('    ');
      return text === '' ? [] : [{ text: said, from: [...from] }];
    }),
  ]);
}

/** A week as a table whose columns are days: the dishes of each day below it. */
export const withDayColumns: Step = (lines) => {
  const heads = lines.flatMap(headAt);
  const tables = heads
    .map((head) => ({ head, ...rowsBelow(lines, head) }))
    .filter(({ rows }) => {
      const cells = rows.flatMap(({ places }) => places);
      return (
        cells.length > 1 && cells.filter(({ text }) => isPriced(text)).length * 3 < cells.length
      );
    });
  return lines.flatMap((line, at): TidyLine[] => {
    const table = tables.find(({ head, end }) => at >= head.at && at <= end);
    if (!table) return [line];
    if (at > table.head.at) return [];
    const [, first, ...others] = written(table.head, table.rows);
    return first ? [{ text: '', from: [] }, { ...first, from: [...line.from] }, ...others] : [line];
  });
};
