import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { damaged, someDamage } from '@menuleaf/shared/testing/damage.ts';
import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import { array, assert, asyncProperty } from 'fast-check';
import { zipOf } from '../../testing/zip-of.ts';
import { CannotRead } from '../limits.ts';
import { readXlsx } from './xlsx.ts';

const sheet = readFileSync('frontends/journeys/fixtures/menu.xlsx');

const reading = (bytes: Buffer) =>
  readXlsx(new File([new Uint8Array(bytes)], 'menu.xlsx'), 2).then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof CannotRead ? error.message : error),
  );

test('a sheet that is damaged anywhere is read, or refused in words', async () => {
  const tried = asyncProperty(array(someDamage, { maxLength: 4 }), async (damage) => {
    const said = await reading(damage.reduce(damaged, sheet));
    expect([typeof said, said]).toEqual(['string', expect.stringMatching(/^sheet$|\.$/)]);
  });
  await assert(tried, { numRuns: 150, seed: sameSeed });
});

test('a sheet that would fill the memory once it is unpacked is refused before', async () => {
  expect(await reading(sheet)).toBe('sheet');
  const bomb = Buffer.from(sheet);
  const entry = bomb.indexOf(Buffer.from('PK\u0001\u0002'));
  bomb.writeUInt32LE(0xff_ff_ff_ff, entry + 24);
  expect(await reading(bomb)).toMatch(/is too large/);
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
  const file = new File([new Uint8Array(bytes)], 'menu.xlsx');
  const readIn = async (decimals: number) => ({ rows: [], ...(await readXlsx(file, decimals)) });
  expect((await readIn(2)).rows).toEqual([['Pie', '14.16', '0.375']]);
  expect((await readIn(3)).rows).toEqual([['Pie', '14.161', '0.375']]);
});
