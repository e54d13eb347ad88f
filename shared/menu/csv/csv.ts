import Papa from 'papaparse';

/** What spreadsheet programs separate with: Excel takes the semicolon where the comma is a decimal sign. */
const separators = [',', ';', '\t'] as const;

const separatorOf = (text: string) => {
  const [head = ''] = text.split('\n', 1);
  const count = (sign: string) => head.split(sign).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0];
};

/**
 * Excel and Sheets run a cell that starts like this as a formula (OWASP, CSV injection), the full-width signs too where
 * Japanese or Chinese is typed.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** The same within a cell: where the semicolon separates, Excel begins a cell behind one, whatever quotes say. */
const formulaBehind = /([;\t\r\n]\s*)('*[=+\-@＝＋－＠])/g;
const guardedBehind = /([;\t\r\n]\s*)'('*[=+\-@＝＋－＠])/g;

const guardedWithin = (cell: string) => cell.replaceAll(formulaBehind, "$1'$2");

const unguarded = (cell: string) => {
  const bare = cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
  return bare.replaceAll(guardedBehind, '$1$2');
};

/** The rows of a CSV file (RFC 4180), with the separator that its first line uses. Empty lines are left out. */
export function readCsv(file: string): { line: number; cells: string[] }[] {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), newline: '\n' });
  let next = 1;
  return data.flatMap((cells) => {
    const line = next;
    next += cells.join('').split('\n').length;
    const isEmpty = cells.every((cell) => cell.trim() === '');
    return isEmpty ? [] : [{ line, cells: cells.map(unguarded) }];
  });
}

/** A CSV file that no spreadsheet runs anything from; the mark at its start makes Excel read UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((cells) => cells.map(guardedWithin)),
    { newline: '\r\n', escapeFormulae: formula },
  )}\r\n`;
