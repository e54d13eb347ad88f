import { CannotRead, limits } from '../limits.ts';
import type { SourceMenu } from './source-menu.ts';
import { oneSheetOf } from './sheets.ts';
import { unpackedSize } from './unpacked-size.ts';
import { entriesOf, textOfEntry } from './zip-entries.ts';

const table = 'urn:oasis:names:tc:opendocument:xmlns:table:1.0';
/** Repeat count of a cell or row, capped: empty ones repeat by thousands. */
const timesOf = (element: Element, name: string, most: number) =>
  Math.min(Math.max(Number(element.getAttributeNS(table, name) ?? 1) || 1, 1), most);

/** Its paragraphs as displayed: prices with currency. */
const cellText = (cell: Element) =>
  [...cell.children]
    .filter(({ localName }) => localName === 'p')
    .map(({ textContent }) => textContent.trim())
    .join(' ');

function rowsOf(sheet: Element): string[][] {
  const rows: string[][] = [];
  for (const row of sheet.getElementsByTagNameNS(table, 'table-row')) {
    const cells = [...row.children].flatMap((cell) =>
      Array.from({ length: timesOf(cell, 'number-columns-repeated', limits.sheetColumns) }, () =>
        cellText(cell),
      ),
    );
    const isEmpty = cells.every((cell) => cell === '');
    const times = isEmpty ? 1 : timesOf(row, 'number-rows-repeated', limits.sheetRows + 1);
    for (let time = 0; time < times && rows.length <= limits.sheetRows; time += 1) rows.push(cells);
  }
  return rows;
}

/** Reads the sheets of an OpenDocument file, as saved by LibreOffice or Google Sheets. */
export async function readOds(file: File): Promise<SourceMenu> {
  const cannotRead = () =>
    new CannotRead(`“${file.name}” can’t be read as a spreadsheet. Save it again as XLSX or CSV.`);
  const zip = await file.arrayBuffer();
  const size = await unpackedSize(zip, limits.unpackedBytes);
  const entry = entriesOf(zip)?.find(({ name }) => name === 'content.xml');
  if (size === undefined || !entry) throw cannotRead();
  if (size > limits.unpackedBytes)
    throw new CannotRead(`“${file.name}” is too large. Save only the sheet with the menu.`);
  const text = await textOfEntry(zip, entry).catch(() => {
    throw cannotRead();
  });
  // Entities allow expansion bombs: no program writes them into a sheet.
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) throw cannotRead();
  const page = new DOMParser().parseFromString(text, 'application/xml');
  const sheets = [...page.getElementsByTagNameNS(table, 'table')];
  if (sheets.length === 0) throw cannotRead();
  return oneSheetOf(
    sheets.map((sheet) => ({
      name: sheet.getAttributeNS(table, 'name') ?? '',
      rows: rowsOf(sheet),
    })),
  );
}
