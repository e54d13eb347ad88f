import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const dist = join(import.meta.dirname, '../../../frontends/dashboard/dist');

const kinds: [string, RegExp][] = [
  ['the page and its parser', /Paste your menu/u],
  ['sheets', /worksheets|sharedStrings/u],
  ['Word', /convertToHtml/u],
  ['PDF', /getTextContent/u],
];

const parts: [string, string][] = [
  ['PDF, in a worker', 'pdf.worker*.mjs'],
  ['photos, the reader', 'tesseract-core*.js'],
  ['photos, its worker', 'worker.min.*.js'],
  ['photos, English', '*/{eng,fra}.traineddata.gz'],
];

const inKb = (bytes: number) => `${(bytes / 1024).toFixed(0).padStart(6)} KiB`;
const packed = (file: string) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    .length;

/** What each way in loads, packed as the edge packs it; only the first is there before a file is chosen. */
export function importChunks(): void {
  const chunks = globSync('*.js', { cwd: dist }).map((name) => join(dist, name));
  for (const [name, word] of kinds) {
    const own = chunks.filter(
      (file) => !file.includes('worker') && word.test(readFileSync(file, 'utf8')),
    );
    console.log(`${name.padEnd(28)}${inKb(own.map(packed).reduce((sum, one) => sum + one, 0))}`);
  }
  for (const [name, pattern] of parts) {
    const files = globSync(pattern, { cwd: dist }).map((file) => join(dist, file));
    console.log(`${name.padEnd(28)}${inKb(files.map(packed).reduce((sum, one) => sum + one, 0))}`);
  }
}
