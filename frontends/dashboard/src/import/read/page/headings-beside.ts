import type { Word, WordRow as Row } from '../../parse/columns.ts';
import { capitalOf } from './capitals.ts';

/** In letter heights: the least blank behind a heading, how far apart what is on one edge is, and how far below it what is said of it. */
const gap = 1.5;
const aligned = 0.5;
const nextLine = 2.5;
/** What is said of a heading is at most so large. */
const smaller = 0.95;
/** So many headings are a column, and for each line of it so many rows begin at the dishes. */
const leastHeadings = 2;
const leastRows = 2;

const isWordy = ({ text }: Word) => /\p{L}{3}/u.test(text);
const areOnEdge = (one: Word, other: Word) => Math.abs(one.x - other.x) < capitalOf(one) * aligned;
const isBefore = (one: Word, other: Word) =>
  other.x - one.end > Math.min(capitalOf(one), capitalOf(other)) * gap;

/** «Soups    Leek soup    6»: a heading that stands left of its dishes, where most rows begin at these. */
function isHeading([first, name]: Row, rows: readonly Row[]): boolean {
  if (!first || !name || !isWordy(name) || !/^[^\d]*\p{L}{3}[^\d]*$/u.test(first.text))
    return false;
  const begunAt = (word: Word) => rows.filter(([one]) => one && areOnEdge(one, word));
  const beside = begunAt(first);
  const alike = beside.filter(([, other]) => other && areOnEdge(other, name));
  return (
    isBefore(first, name) &&
    alike.length >= leastHeadings &&
    begunAt(name).length >= beside.length * leastRows
  );
}

type Said = { heading: Word; name: Word; last: Word; at: number };

/** «for two», right below a heading and in another face. */
const isOf = ({ heading, name, last }: Said, word: Word) =>
  isBefore(word, name) &&
  areOnEdge(word, heading) &&
  (word.font !== heading.font || word.height < heading.height * smaller) &&
  word.y - last.y < last.height * nextLine;

/** Headings beside their dishes, with what is said right below them, are lines above these. */
export function headingsAbove(rows: readonly Row[]): Row[] {
  const all: Row[] = [];
  let said: Said | undefined;
  for (const row of rows) {
    const [first, name, ...others] = row;
    if (first && said && isOf(said, first)) {
      all.splice(said.at, 0, [{ ...first, y: said.heading.y }]);
      said = { ...said, last: first, at: said.at + 1 };
      if (name) all.push([name, ...others]);
    } else if (first && name && isHeading(row, rows)) {
      all.push([{ ...first, part: 'title' }], [name, ...others]);
      said = { heading: first, name, last: first, at: all.length - 1 };
    } else all.push(row);
  }
  return all;
}
