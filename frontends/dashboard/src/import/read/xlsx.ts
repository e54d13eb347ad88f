import { CannotRead, limits } from '../limits.ts';
import { oneSheetOf } from './sheets.ts';
import type { SourceMenu } from './source-menu.ts';
import { unpackedSize } from './unpacked-size.ts';

/** Without floating-point noise; what a formula computes, as a price: «14.161» can be read in two ways. */
const written = (cell: number, decimals: number) => {
  const exact = cell < 1 ? 1e6 : 10 ** Math.max(2, decimals);
  return String(Math.round(cell * exact) / exact);
};

const cellText = (cell: unknown, decimals: number): string =>
  typeof cell === 'number'
    ? written(cell, decimals)
    : cell instanceof Date || typeof cell === 'string' || typeof cell === 'boolean'
      ? String(cell)
      : '';

/** Reads the sheets of an Excel file. */
export async function readXlsx(file: File, decimals: number): Promise<SourceMenu> {
  const cannotRead = () =>
    new CannotRead(`“${file.name}” can’t be read as an Excel file. Save it again as XLSX or CSV.`);
  const size = await unpackedSize(await file.arrayBuffer(), limits.unpackedBytes);
  if (size === undefined) throw cannotRead();
  if (size > limits.unpackedBytes) {
    throw new CannotRead(`“${file.name}” is too large. Save only the sheet with the menu.`);
  }
  const { default: read } = await import('read-excel-file/universal');
  const sheets = await read(file).catch(() => {
    throw cannotRead();
  });
  return oneSheetOf(
    sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map((cell) => cellText(cell, decimals).trim())),
    })),
  );
}
