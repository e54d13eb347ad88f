import { readFileSync } from 'node:fs';
import { bombOf, fileOf, mustTakeDamage, readOrRefused } from '../../testing/brought-files.ts';
import { zipOf } from '../../testing/zip-of.ts';
import { readXlsx } from './xlsx.ts';

const sheet = readFileSync('frontends/journeys/fixtures/menu.xlsx');
const reading = (bytes: Buffer) =>
  readOrRefused(readXlsx(fileOf(bytes, 'menu.xlsx'), 2).then(({ kind }) => kind));

test('a sheet that is damaged anywhere is read, or refused in words', async () => {
  await expect(mustTakeDamage(sheet, reading, 150)).resolves.toBeUndefined();
});

test('a sheet that would fill the memory once it is unpacked is refused before', async () => {
  expect(await reading(sheet)).toBe('sheet');
  expect(await reading(bombOf(sheet))).toMatch(/is too large/);
});

test('a price that a formula computes is read to the decimals of the currency', async () => {
  const xml = (name: string, text: string) => ({ name, text: `<?xml version="1.0"?>${text}` });
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const bytes = zipOf([
    xml(
      'xl/workbook.xml',
      `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    xml(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    xml(
      'xl/worksheets/sheet1.xml',
      `<worksheet ${main}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Pie</t></is></c><c r="B1"><f>11.9*1.19</f><v>14.161</v></c><c r="C1"><v>0.375</v></c></row></sheetData></worksheet>`,
    ),
  ]);
  const file = fileOf(bytes, 'menu.xlsx');
  const readIn = async (decimals: number) => ({ rows: [], ...(await readXlsx(file, decimals)) });
  expect((await readIn(2)).rows).toEqual([['Pie', '14.16', '0.375']]);
  expect((await readIn(3)).rows).toEqual([['Pie', '14.161', '0.375']]);
});
