import { isPriced } from '../bare-names.ts';
import { isWeekday } from '../headings.ts';
import type { Place } from '../source-line.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';
import { isShortDay } from '../words/dates.ts';

/** So many days beside each other are the columns of a week. */
const least = 3;

const isDay = ({ text }: Place) => isWeekday(text) || isShortDay(text);

type Head = { at: number; label: Place | undefined; days: readonly Place[] };

/** «Monday    Tuesday    Wednesday», where a word may stand above what the rows are called. */
function headAt({ places = [] }: TidyLine, at: number): Head[] {
  const days = places.filter(isDay);
  const [label] = places.filter((place) => !isDay(place));
  const areAll = days.length >= least && places.length - days.length < 2;
  return areAll ? [{ at, label, days }] : [];
}

const nearest = (cell: Place, days: readonly Place[]): Place | undefined =>
  days.toSorted((one, other) => Math.abs(cell.x - one.x) - Math.abs(cell.x - other.x))[0];

/** The rows below: more than a cell in each, the first of which may be what the row is called. */
function rowsBelow(lines: readonly TidyLine[], { at }: Head): TidyLine[] {
  const below = lines.slice(at + 1);
  const end = below.findIndex(
    (line, index) =>
      !isBlank(line) && ((line.places?.length ?? 0) < 2 || headAt(line, index).length > 0),
  );
  return below.slice(0, end < 0 ? below.length : end);
}

function written({ days }: Head, rows: readonly TidyLine[]): TidyLine[] {
  const left = days[0]?.x ?? 0;
  return days.flatMap((day): TidyLine[] => [
    { text: '', from: [] },
    { text: day.text, from: [], isDay: true },
    ...rows.flatMap(({ places = [], from }): TidyLine[] => {
      const label = places.find(({ x }) => x < left - 1);
      const cells = places.filter((cell) => cell !== label && nearest(cell, days) === day);
      const text = cells.map((cell) => cell.text).join(' ');
      const said = label ? `${text}    ${label.text}` : text;
      return text === '' ? [] : [{ text: said, from: [...from] }];
    }),
  ]);
}

/** A week as a table whose columns are days: the dishes of each day below it. */
export const withDayColumns: Step = (lines) => {
  const heads = lines.flatMap(headAt);
  const tables = heads
    .map((head) => ({ head, rows: rowsBelow(lines, head) }))
    .filter(({ rows }) => {
      const cells = rows.flatMap(({ places = [] }) => places);
      return (
        cells.length > 1 && cells.filter(({ text }) => isPriced(text)).length * 3 < cells.length
      );
    });
  return lines.flatMap((line, at): TidyLine[] => {
    const table = tables.find(({ head, rows }) => at >= head.at && at <= head.at + rows.length);
    if (!table) return [line];
    if (at > table.head.at) return [];
    const [, first, ...others] = written(table.head, table.rows);
    return first ? [{ text: '', from: [] }, { ...first, from: [...line.from] }, ...others] : [line];
  });
};
