import { readFileSync } from 'node:fs';
import {
  bombOf,
  fileOf,
  mustTakeDamage,
  readOrRefused,
  sectionsOf,
} from '../../testing/brought-files.ts';
import { zipOf } from '../../testing/zip-of.ts';
import { readDocx } from './docx.ts';

const word = readFileSync('frontends/journeys/fixtures/menu.docx');
const docx = (bytes: Buffer) => readDocx(fileOf(bytes, 'menu.docx'));
const reading = (bytes: Buffer) => readOrRefused(docx(bytes).then(({ kind }) => kind));

test('headings, tabs, breaks and tables of a Word file are those of its menu', async () => {
  expect(sectionsOf(await docx(word))).toEqual([
    ['Small plates', ['Clam chowder | 9.5', 'Smoked trout dip | 12 | with rye crisps']],
    ['Mains', ['Cedar plank salmon | 27 | fennel, new potatoes', 'Mushroom pot pie | 19.5']],
    [
      'Sweets & drinks',
      ['Marionberry cobbler | 9', 'Chocolate torte | 8.5', 'Drip coffee | 3.5', 'Iced tea | 3'],
    ],
  ]);
});

test('a Word file that is damaged anywhere is read, or refused in words', async () => {
  await expect(mustTakeDamage(word, reading, 20)).resolves.toBeUndefined();
});

test('a Word file that would fill the memory once it is unpacked is refused before', async () => {
  expect(await reading(word)).toBe('lines');
  expect(await reading(bombOf(word))).toMatch(/is too large/);
});

/** A Word file whose text is the given XML. */
const wordOf = (text: string, claims?: number) =>
  zipOf([{ name: 'word/document.xml', text, ...(claims !== undefined && { claims }) }]);

const documentOf = (words: string, doctype = '') =>
  `<?xml version="1.0"?>${doctype}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${words}</w:body></w:document>`;
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;

const laughs = Array.from(
  { length: 12 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
).join('');

test.each([
  ['names a file of the reader', '<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'],
  ['names an address', '<!DOCTYPE w [<!ENTITY a SYSTEM "http://127.0.0.1:9/">]>', '&a;'],
  ['grows without end', `<!DOCTYPE w [<!ENTITY a0 "Pie 9.00 ">${laughs}]>`, '&a12;'],
])('an entity that %s is not followed', async (_, doctype, entity) => {
  const brought = docx(wordOf(documentOf(paragraph(`Pie ${entity} 9.00`), doctype)));
  const said = await readOrRefused(
    brought.then((one) =>
      one.kind === 'lines' ? one.lines.map(({ text }) => text).join(' ') : '',
    ),
  );
  expect(said).not.toMatch(/root:/);
  expect(String(said).length).toBeLessThan(300);
});

test('a Word file of more lines than a menu has is refused in words', async () => {
  const many = paragraph('Pie 9.00').repeat(3000);
  expect(await reading(wordOf(documentOf(many)))).toMatch(/This has .* lines\./);
  expect(await reading(wordOf(documentOf(paragraph('Pie 9.00'))))).toBe('lines');
});

test('a Word file that hides how much it holds is refused before it is unpacked', async () => {
  const hidden = wordOf(documentOf(paragraph('a'.repeat(210 * 1024 * 1024))), 1000);
  expect(hidden.length).toBeLessThan(1024 * 1024);
  expect(await reading(hidden)).toMatch(/is too large/);
});

test('a Word file without its words is refused in words', async () => {
  expect(await reading(zipOf([{ name: 'notes.txt', text: 'Pie 9.00' }]))).toMatch(
    /can’t be read as a Word file/,
  );
});
