import Papa from 'papaparse';

/** Separators of spreadsheet programs: Excel uses the semicolon in locales with a decimal comma. */
const separators = [',', ';', '\t'] as const;

const separatorOf = (text: string) => {
  const [head = ''] = text.split('\n', 1);
  const count = (sign: string) => head.split(sign).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0];
};

/**
 * Excel and Sheets run cells that start like this as formulas (OWASP, CSV injection), including full-width characters
 * in Japanese or Chinese locales.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** The same within a cell: in semicolon locales, Excel starts a cell after one, even inside quotes. */
const inlineFormula = /([;\t\r\n]\s*)('*[=+\-@＝＋－＠])/g;
const guardedInline = /([;\t\r\n]\s*)'('*[=+\-@＝＋－＠])/g;

const guardedWithin = (cell: string) => cell.replaceAll(inlineFormula, "$1'$2");

const unguarded = (cell: string) => {
  const bare = cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
  return bare.replaceAll(guardedInline, '$1$2');
};

/** Parses a CSV file (RFC 4180), with the separator of its first line. Skips empty lines. */
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

/** A CSV file safe from formula injection; the BOM makes Excel read it as UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((cells) => cells.map(guardedWithin)),
    { newline: '\r\n', escapeFormulae: formula },
  )}\r\n`;
