import Papa from 'papaparse';

const separators = ['\t', ';', '|', ','];

/** So many first lines tell how cells are parted. */
const seen = 200;

/** The cells of lines, in which quoted ones may hold the separator, quotes and ends of lines. */
export const cellsOf = (text: string, separator: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' })
    .data.map((row) => row.map((one) => one.trim()))
    .filter((row) => row.some(Boolean));

/** How many rows have as many cells as most have, of two and more, and how many cells these are. */
function evenness(rows: readonly string[][]) {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[width, count] = [0, 0]] = [...counts]
    .filter(([length]) => length > 1)
    .toSorted((a, b) => b[1] - a[1]);
  return { width, share: count / (rows.length || 1) };
}

/** Cells parted by what parts most lines alike: «9,50» is no two of them. */
export function splitCells(given: string) {
  const text = given
    .replace(/^\uFEFF/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    // Excel's note for itself.
    .replace(/^sep=.\n/iu, '');
  const first = text.split('\n', seen).join('\n');
  const plain = first.replaceAll(/(?<=\d),(?=\d)/gu, '.');
  const [best] = separators
    .map((separator) => ({ separator, ...evenness(cellsOf(plain, separator)) }))
    .toSorted((a, b) => b.share * Math.min(b.width, 4) - a.share * Math.min(a.width, 4));
  const separator = (best && best.width > 1 && best.separator) || ',';
  const rows = cellsOf(text, separator);
  return { separator, rows, ...evenness(rows) };
}
