import { isPriceAlone } from '../bare-names.ts';
import { isSizeName } from '../size-names.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

const leastColumns = 2;
const leastRows = 2;
const gap = '    ';

const isNone = (text: string) => /^\s*[-–—/]\s*$/u.test(text);
const isCell = ({ text }: TidyLine) => isNone(text) || (/\d/u.test(text) && isPriceAlone(text));
const isName = (line: TidyLine | undefined) =>
  line !== undefined && !isBlank(line) && !isCell(line) && /\p{L}{2}/u.test(line.text);

/** Names of sizes on lines of their own. */
function headAt(lines: readonly TidyLine[], at: number): TidyLine[] {
  const rest = lines.slice(at);
  const end = rest.findIndex(({ text }) => !isSizeName(text) || isPriceAlone(text));
  return end < leastColumns ? [] : rest.slice(0, end);
}

/** A name, and as many cells as the head has. */
function rowAt(lines: readonly TidyLine[], at: number, columns: number): TidyLine[] {
  const [name, ...cells] = lines.slice(at, at + columns + 1);
  const isRow = name && isName(name) && cells.length === columns && cells.every(isCell);
  return isRow ? [name, ...cells] : [];
}

const joined = (cells: readonly TidyLine[]): TidyLine[] => {
  const [first] = cells;
  const text = cells.map((cell) => cell.text.trim()).join(gap);
  return first ? [{ ...first, text, from: cells.flatMap(({ from }) => from) }] : [];
};

/** «MEDIA», «ENTERA», «BRAVAS», «-», «6.50€»: a table that is copied with each cell on a line. */
export const withCellsOnLines: Step = (lines) => {
  const found: TidyLine[] = [];
  let at = 0;
  while (at < lines.length) {
    const head = headAt(lines, at);
    const rows: TidyLine[][] = [];
    let next = at + head.length;
    for (;;) {
      const row = head.length > 0 ? rowAt(lines, next, head.length) : [];
      if (row.length === 0) break;
      rows.push(row);
      next += row.length;
    }
    if (rows.length >= leastRows) {
      found.push(...joined(head), ...rows.flatMap(joined));
      at = next;
    } else {
      found.push(...lines.slice(at, at + 1));
      at += 1;
    }
  }
  return found;
};
