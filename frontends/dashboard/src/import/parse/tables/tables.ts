import { countsOf } from '../counts-of.ts';
import { captionedTable, isPrice } from './table-heads.ts';
import { isSizeName } from '../size-names.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

/** «| Soup | 7 |», and in a copied page also «Soup | 7 |» */
const row = /^\s*\|?(?<cells>.*)\|\s*$/u;
const ruler = /^[\s|:-]+$/u;

const startsWithBar = ({ text }: TidyLine) => /^\s*\|/u.test(text);
const isRuler = (line: TidyLine | undefined) =>
  line !== undefined && row.test(line.text) && ruler.test(line.text);

const cellsIn = (text: string) =>
  (row.exec(text)?.groups?.cells ?? '').split('|').map((cell) => cell.trim());

/** So far apart are its cells. */
const width = 100;

/** So many rows, and such a share of all with a price, hold two dishes side by side. */
const leastRows = 4;
const mostRows = 0.6;
const leastLabels = 3;

function lineOf(line: TidyLine, cells: readonly string[], from: number): TidyLine {
  const isNumbered = from === 0 && /^\d{0,3}[.)]?$/u.test(cells[0] ?? '') && cells.length > 2;
  const places = cells
    .map((text, at) => ({ text, x: (from + at) * width, end: (from + at) * width }))
    .filter(({ text }, at) => text !== '' && !(isNumbered && at === 0));
  return { ...line, text: places.map(({ text }) => text).join('    '), places };
}

const isWordy = (cell: string) => /\p{L}{3}/u.test(cell) && !isPrice(cell) && !isSizeName(cell);

/** Where behind a dish and its prices, or a title, another begins; -1 where none does. */
const secondAt = (cells: readonly string[]) =>
  cells.findIndex((cell, at) => at > 0 && isWordy(cell));

const arePricesBetween = (cells: readonly string[]) => {
  const at = secondAt(cells);
  return at > 1 && cells.slice(1, at).every(isPrice) && cells.slice(at).some(isPrice);
};

/** Two lists side by side are one below the other. */
function stackColumns(rows: readonly TidyLine[]): TidyLine[] {
  const all = rows.map((line) => ({ line, cells: cellsIn(line.text) }));
  const blank: TidyLine = { text: '', from: [] };
  const left = all.map(({ line, cells }) => {
    const at = secondAt(cells);
    return lineOf(line, cells.slice(0, at < 0 ? cells.length : at), 0);
  });
  const right = all.flatMap(({ line, cells }) => {
    const at = secondAt(cells);
    return at < 0 ? [] : [lineOf(line, cells.slice(at), at)];
  });
  return [...left, blank, ...right];
}

/** «Soup | Goulash | 7», «Soup | Ragout | 8»: what stands again and again before names. */
function labelsOf(rows: readonly (readonly string[])[]): ReadonlySet<string> {
  const first = rows.flatMap(([label = '', name = '', ...others]) =>
    isWordy(label) && isWordy(name) && others.some(isPrice) ? [label] : [],
  );
  const counts = countsOf(first);
  return new Set(first.filter((label) => (counts.get(label) ?? 0) >= leastLabels));
}

function named(cells: readonly string[], labels: ReadonlySet<string>): string[] {
  const [label = '', name = '', ...others] = cells;
  return labels.has(label) && isWordy(name) ? [name, label, ...others] : [...cells];
}

/** Tables as lines with wide spaces, whose cells stand below each other. */
export const withoutTables: Step = (lines) => {
  const open = lines.filter((line) => row.test(line.text) && !startsWithBar(line)).length;
  const isRow = (line: TidyLine) =>
    row.test(line.text) && (startsWithBar(line) || open >= leastRows) && line.text.trim() !== '|';
  const priced = lines.filter((line) => isRow(line) && cellsIn(line.text).some(isPrice));
  const beside = priced.filter(({ text }) => arePricesBetween(cellsIn(text))).length;
  const areBeside = beside >= leastRows && beside >= priced.length * mostRows;
  const tidy: TidyLine[] = [];
  let rows: TidyLine[] = [];
  const labels = labelsOf(lines.filter(isRow).map(({ text }) => cellsIn(text)));
  const end = () => {
    const cells = rows.map(({ text }) => named(cellsIn(text), labels));
    const table = captionedTable(cells, tidy.at(-1)?.text ?? '');
    const above = tidy.at(-1);
    if (table && above && table.caption) tidy[tidy.length - 1] = withText(above, table.caption);
    tidy.push(
      ...(areBeside
        ? stackColumns(rows)
        : rows.map((line, at) => lineOf(line, table?.rows[at] ?? cells[at] ?? [], 0))),
    );
    rows = [];
  };
  for (const line of lines)
    if (isRuler(line)) rows.push(withText(line, '||'));
    else if (isRow(line)) rows.push(line);
    else {
      if (rows.length > 0) end();
      tidy.push(line);
    }
  if (rows.length > 0) end();
  return tidy;
};
