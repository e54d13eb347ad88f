import { join, extname, parse } from 'node:path';
import { readPrices } from '@menuleaf/dashboard/src/import/read-prices.ts';
import type { Browser, Page } from 'playwright-core';
import * as z from 'zod';
import { inBrowser } from '../checks/on-local-cloud.ts';
import { benchRestaurant } from './samples/bench-restaurant.ts';
import { printCorpora } from './import/corpus-rows.ts';
import type { MenuFile } from './import/files.ts';
import { printedText } from './import/drawn-texts.ts';
import { expectedPairs } from './import/pasted-files.ts';
import { pageMenus, photoMenus } from './import/photo-menus.ts';
import { type ReadPair, type Score, scoreOf } from './import/score.ts';
import { scoreText, textMenus } from './import/text-menus.ts';
import { corpus } from './import/truth.ts';
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const mimeTypes: Record<string, string> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.txt': 'text/plain',
};

/**
 * Files as people made them who had never seen the reader, each beside what is to be read: `word` typed by two, `files` and
 * `sealed-files` by owners of 43 countries, as spreadsheets, saved pages, Word files and pasted text.
 */
const ownersFiles = (kind: 'word' | 'files' | 'sealed-files'): MenuFile[] => {
  const folder = join(import.meta.dirname, 'import', kind);
  return globSync('*', { cwd: folder })
    .filter((name) => !name.endsWith('.expected'))
    .toSorted()
    .map((name) => ({
      name,
      mimeType: mimeTypes[extname(name)] ?? '',
      buffer: readFileSync(join(folder, name)),
      expected: expectedPairs(readFileSync(join(folder, `${parse(name).name}.expected`), 'utf8')),
    }));
};

const dist = join(import.meta.dirname, '../../frontends/dashboard/dist');

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
function importChunks(): void {
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

const menus = z.array(z.object({ id: z.string() }));

/** A dish costs what the lowest of its prices is; nothing where it is the market's, or none can be read. */
function priceOf(typed: string): number | null {
  const { prices } = readPrices(typed, 2);
  return prices === undefined || prices.price_kind === 'market' ? null : prices.price;
}

/** What the page shows for review, as an owner sees it. */
async function shown(page: Page): Promise<ReadPair[]> {
  const rows = await page.locator('li[data-dish]').evaluateAll((all) =>
    all.map((row) => {
      const fields = row.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'input, textarea',
      );
      const [name = '', price = ''] = [...fields].map(({ value }) => value);
      return { name, price, isDoubtful: row.hasAttribute('data-look') };
    }),
  );
  return rows.map((row) => ({ ...row, price: priceOf(row.price) }));
}

/** Brings a file to the page itself: the reader, its worker and the parser are those of the product. */
async function readBy(
  page: Page,
  address: string,
  { expected, ...file }: MenuFile,
): Promise<Score> {
  await page.goto(address);
  await page.locator('input[type=file][multiple]').setInputFiles(file, { timeout: 30_000 });
  const rows = page.locator('li[data-dish]').first();
  const columns = page.getByRole('button', { name: /^Read \d+ rows$/ });
  const failure = page.getByRole('alert').filter({ hasText: /\S/ });
  await rows.or(columns).or(failure).first().waitFor({ timeout: 120_000 });
  if (await columns.isVisible()) await columns.click();
  return scoreOf(expected, await shown(page));
}

async function scored(page: Page, address: string, files: readonly MenuFile[]): Promise<Score[]> {
  const scores: Score[] = [];
  for (const file of files) {
    const score = await readBy(page, address, file);
    if (process.env.BENCH_DETAILS) console.log(file.name, score.missing, score.silent);
    scores.push(score);
  }
  return scores;
}

const percent = (part: number, whole: number) =>
  `${((part / whole) * 100).toFixed(1).padStart(6)} %`;
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function print(kind: string, goal: string, scores: readonly Score[]): void {
  const expected = sum(scores.map((score) => score.expected));
  const right = sum(scores.map((score) => score.right));
  const silent = sum(scores.map((score) => score.silent.length));
  console.log(
    `${kind.padEnd(24)}${String(scores.length).padStart(4)} menus${String(expected).padStart(6)} pairs  right ${percent(right, expected)} (goal ${goal})  wrong in silence ${percent(silent, expected)} (goal < 1 %)`,
  );
}

async function sealedPdfs(browser: Browser): Promise<MenuFile[]> {
  const files: MenuFile[] = [];
  // The machine may have no letters of the East to print with.
  const eastern = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af]/u;
  for (const menu of corpus('sealed').filter(({ text }) => !eastern.test(text)))
    files.push(await printedText(browser, menu));
  return files;
}

/** How much of a menu is read right, by what it is brought as, and what that costs to load. */
export async function run() {
  await inBrowser(async (cloud, browser) => {
    const { token, call } = await benchRestaurant(cloud, 1);
    const [menu] = menus.parse(await call('GET', '/api/menus'));
    const page = await browser.newPage({
      baseURL: cloud.origin,
      viewport: { width: 1280, height: 900 },
    });
    await page.addInitScript((kept) => localStorage.setItem('menuleaf-access-token', kept), token);
    const address = `/menu/${menu?.id}/import`;
    print('Text', '98 %', textMenus().map(scoreText));
    print('Text as pasted', '97 %', textMenus('pasted').map(scoreText));
    print('Text as pasted, sealed', '97 %', textMenus('sealed-pasted').map(scoreText));
    printCorpora();
    print('Word', '97 %', await scored(page, address, ownersFiles('word')));
    print('Owners’ files', '97 %', await scored(page, address, ownersFiles('files')));
    print(
      'Owners’ files, sealed',
      '97 %',
      await scored(page, address, ownersFiles('sealed-files')),
    );
    print('PDF of sealed text', '98 %', await scored(page, address, await sealedPdfs(browser)));
    for (const [name, folder] of [
      ['Photos', 'photos'],
      ['Photos, sealed', 'sealed-photos'],
    ] as const)
      print(name, '90 %', await scored(page, address, await photoMenus(browser, folder)));
    const pages = await pageMenus(browser, 'sealed-photos');
    print('PDFs, sealed', '95 %', await scored(page, address, pages));
    importChunks();
  });
}
