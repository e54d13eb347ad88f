import { middleOf, type Word, type WordRow as Row } from '../../parse/columns.ts';
import { lineOf, sizeOf } from './capitals.ts';
import { isEnd, isSaid } from './cards.ts';

/** In sizes of type: how far apart the edges or the middles of a card's lines are, its lines, and the least blank between cards. */
const [aligned, nextLine, gap] = [0.8, 3.2, 1];

type Grid = { rows: number; columns: Word[][] };

const isOf = (word: Word, name: Word) =>
  [word.x - name.x, middleOf(word) - middleOf(name)].some(
    (apart) => Math.abs(apart) < Math.max(sizeOf(word), sizeOf(name)) * aligned,
  );

/** Names beside each other, each apart from the next. */
const areNames = (row: Row) =>
  row.length > 1 &&
  row.every(
    (word, at) =>
      isSaid(word) &&
      /^\P{L}*[\p{Lu}\p{Lo}]/u.test(word.text) &&
      word.x - (row[at - 1]?.end ?? -Infinity) > sizeOf(word) * gap,
  );

const isClosed = (column: readonly Word[]) => {
  const last = column.at(-1);
  return last !== undefined && column.length > 1 && isEnd(last);
};

/** Cards below names, each of as many lines as it has, its price last. */
function gridAt(rows: readonly Row[], from: number): Grid | undefined {
  const names = rows[from] ?? [];
  if (!areNames(names)) return undefined;
  const columns = names.map((name) => [name]);
  let last = names;
  let to = from;
  for (const row of rows.slice(from + 1)) {
    if (columns.every(isClosed)) break;
    const [first, above] = [row[0], last[0]];
    const places = row.map((word) => names.findIndex((name) => isOf(word, name)));
    const areOpen = places.every((at) => at >= 0 && !isClosed(columns[at] ?? []));
    const isNear =
      first && above && lineOf(first) - lineOf(above) < sizeOf(names[0] ?? first) * nextLine;
    if (!isNear || !areOpen || new Set(places).size < row.length) return undefined;
    for (const [index, word] of row.entries()) columns[places[index] ?? 0]?.push(word);
    last = row;
    to += 1;
  }
  return columns.every(isClosed) ? { rows: to - from + 1, columns } : undefined;
}

/** Whether what comes next stands in another than the first of its columns, and is no grid: then these are columns of the page. */
function goesOn({ columns }: Grid, rows: readonly Row[], next: number): boolean {
  const names = columns.slice(1).flatMap(([name]) => name ?? []);
  const isIn = (word: Word) => isSaid(word) && names.some((name) => isOf(word, name));
  return (rows[next] ?? []).some(isIn) && !gridAt(rows, next);
}

/** Prices on one line are of cards as high as each other, which are told by these. */
const areRagged = ({ columns }: Grid) => new Set(columns.map(({ length }) => length)).size > 1;

/** A card below the first of its row: it is no column of the page. */
const belowFirst = (column: readonly Word[], first: number): Row[] => {
  const by = first - Math.min(...column.map(({ x }) => x));
  let foot = -Infinity;
  return column.map((word) => {
    const y = foot === -Infinity ? word.y : foot;
    foot = y + word.height;
    return [{ ...word, x: word.x + by, end: word.end + by, y }];
  });
};

/** Names beside each other, what is in each below it on one line or on two, and its price: each card is read by itself. */
export function gridsApart(rows: readonly Row[]): Row[] {
  const all: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const grid = gridAt(rows, at);
    if (!grid || !areRagged(grid) || goesOn(grid, rows, at + grid.rows)) all.push(rows[at] ?? []);
    else {
      const first = Math.min(...(grid.columns[0] ?? []).map(({ x }) => x));
      all.push(...grid.columns.flatMap((column) => belowFirst(column, first)));
      at += grid.rows - 1;
    }
  }
  return all;
}
