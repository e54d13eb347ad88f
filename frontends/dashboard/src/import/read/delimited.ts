import Papa from 'papaparse';
import { headFirst } from '../parse/sheet/layout.ts';
import { CannotRead, limits } from '../limits.ts';
import type { SourceMenu } from './source-menu.ts';

/** Cells as text, without empty rows and columns; throws if there are too many to review. */
export function sheetOf(cells: readonly (readonly string[])[]): SourceMenu {
  const rows = cells
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some(Boolean));
  if (rows.length === 0) throw new CannotRead('The sheet is empty.');
  if (rows.length > limits.sheetRows) {
    throw new CannotRead(
      `The sheet has ${rows.length.toLocaleString('en')} rows. Up to ${limits.sheetRows.toLocaleString('en')} can be read at once.`,
    );
  }
  const width = Math.min(limits.sheetColumns, Math.max(...rows.map((row) => row.length)));
  const used = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.some((row) => row[at]),
  );
  return { kind: 'sheet', rows: headFirst(rows.map((row) => used.map((at) => row[at] ?? ''))) };
}

/** Parses text split by commas, semicolons, tabs or bars, whichever it is. */
export function readDelimited(text: string): SourceMenu {
  const plain = text
    .replace(/^\uFEFF/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    // Excel's note for itself.
    .replace(/^sep=.\n/iu, '');
  // «9,50»: a decimal comma splits nothing.
  const { meta } = Papa.parse(plain.replaceAll(/(?<=\d),(?=\d)/gu, '.'), {
    delimitersToGuess: ['\t', ';', '|', ','],
    preview: 10,
    skipEmptyLines: true,
  });
  const { data } = Papa.parse<string[]>(plain, {
    delimiter: meta.delimiter,
    skipEmptyLines: true,
  });
  return sheetOf(data);
}
