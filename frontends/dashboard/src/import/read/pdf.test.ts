import { languages } from './languages.ts';
import { readPdf } from './pdf.ts';
import type { SourceMenu } from './source-menu.ts';

// Without a worker of its own, the reader looks here.
const worker: string = 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
Object.assign(globalThis, { pdfjsWorker: await import(worker) });

/** A page with a line of text for each matrix, turned by so many degrees; `up` is smaller, and raised from the line. */
function pdfOf(
  rotate: number,
  lines: readonly [matrix: string, words: string, up?: string, rise?: number][],
): File {
  const text = lines
    .map(
      ([matrix, words, up = '', rise = 5]) =>
        `BT /F1 12 Tf 0 Ts ${matrix} Tm (${words}) Tj /F1 10 Tf ${rise} Ts (${up}) Tj ET`,
    )
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Rotate ${rotate} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`).join('');
  return new File([`%PDF-1.4\n${body}trailer << /Root 1 0 R >>\n%%EOF`], 'menu.pdf');
}

const reading = {
  likelyLanguage: languages[0],
  decimals: 2,
  onProgress: () => undefined,
  signal: new AbortController().signal,
};
const lines = ['Leek soup 6.90', 'Roast cod 18.50'];
const torn = ['Leek soup 6 .90', 'Roast cod 18 .50'];

const textsOf = (read: SourceMenu) =>
  read.kind === 'lines' ? read.lines.map(({ text }) => text).filter(Boolean) : [];

test.each([
  [0, ['1 0 0 1 50 700', '1 0 0 1 50 660']],
  [90, ['0 1 -1 0 100 50', '0 1 -1 0 140 50']],
])('a page turned by %d degrees is read as it is seen', async (rotate, places) => {
  const file = pdfOf(
    rotate,
    places.map((place, at) => [place, torn[at] ?? '']),
  );
  const read = await readPdf(file, reading);
  expect(read).toMatchObject({ kind: 'lines' });
  expect(textsOf(read)).toEqual(lines);
});

test('what is raised beside a name are its codes, beside an amount its cents', async () => {
  const file = pdfOf(0, [
    ['1 0 0 1 50 700', 'Panna cotta', '1,7'],
    ['1 0 0 1 50 660', 'Veal escalope ', 'A, C, 3'],
    ['1 0 0 1 50 620', 'Roast cod   18', '50'],
    ['1 0 0 1 50 580', 'For the 1', 'st'],
    ['1 0 0 1 50 540', 'Terrine   9 $', '80'],
    ['1 0 0 1 50 500', 'Chowder', '1a, 2, 14'],
  ]);
  expect(textsOf(await readPdf(file, reading))).toEqual([
    'Panna cotta¹,⁷',
    'Veal escalope (A, C, 3)',
    'Roast cod 18.50',
    'For the 1st',
    'Terrine 9.80 $',
    'Chowder (1a, 2, 14)',
  ]);
});

test('small numbers between a name and a larger price are its codes, and those without one are not', async () => {
  const file = pdfOf(0, [
    ['1 0 0 1 50 700', 'Goulash ', '1, 3', 0],
    ['1 0 0 1 200 700', '199'],
    ['1 0 0 1 50 660', 'Lager ', '5', 0],
    ['1 0 0 1 50 620', 'Cider ', '6', 0],
    ['1 0 0 1 200 620', '', '9', 0],
    ['1 0 0 1 50 580', 'Duck'],
    ['1 0 0 1 200 580', '24'],
    ['1 0 0 1 85 560', '', '4', 0],
  ]);
  expect(textsOf(await readPdf(file, reading))).toEqual([
    'Goulash¹, ³    199',
    'Lager 5',
    'Cider 6    9',
    'Duck    24',
    '4',
  ]);
});

test('small letters behind a name are its marks, and small words are not', async () => {
  const file = pdfOf(0, [
    ['1 0 0 1 50 700', 'Leek soup ', 'v / gfo', 0],
    ['1 0 0 1 50 660', 'Roast cod ', 'gf', 0],
    ['1 0 0 1 50 620', 'Ice cream ', 'dry', 0],
    ['1 0 0 1 50 580', 'Juice 4', 'dl', 0],
  ]);
  expect(textsOf(await readPdf(file, reading))).toEqual([
    'Leek soup (v, gfo)',
    'Roast cod (gf)',
    ...['Ice cream', 'dry'],
    ...['Juice 4', 'dl'],
  ]);
});

test('a shadow is not read', async () => {
  const file = pdfOf(0, [
    ['1 0 0 1 50 620', 'Roast cod 18.50'],
    ['1 0 0 1 51 619', 'Roast cod 18.50'],
  ]);
  expect(textsOf(await readPdf(file, reading))).toEqual(['Roast cod 18.50']);
});

test('a sticker that is tilted is read upright, on the line of a heading beside it, and no part of others', async () => {
  const tilted = '0.985 0.174 -0.174 0.985';
  const file = pdfOf(0, [
    ['1 0 0 1 50 700', 'Pizza'],
    ['1 0 0 1 50 660', 'Salami'],
    ['1 0 0 1 50 640', 'Funghi'],
    ['1 0 0 1 50 600', 'Helles 3.90'],
    [`${tilted} 120 704`, 'alle'],
    [`${tilted} 123 690`, '8.90'],
    ['1 0 0 1 50 580', 'Cola 3.20'],
    [`${tilted} 330 590`, 'Lunch'],
    [`${tilted} 331 580`, '', 'with soup', 0],
    [`${tilted} 333 566`, '12.90'],
  ]);
  expect(textsOf(await readPdf(file, reading))).toEqual([
    ...['Pizza    alle    8.90', 'Salami', 'Funghi', 'Helles 3.90'],
    ...['Lunch    12.90', 'with soup', 'Cola 3.20'],
  ]);
});

test('text along the page is no part of its lines', async () => {
  const file = pdfOf(0, [
    ['0 1 -1 0 40 600', 'SNACKS'],
    ['1 0 0 1 50 660', 'Leek soup 6.90'],
    ['1 0 0 1 50 640', 'Roast cod 18.50'],
  ]);
  expect(textsOf(await readPdf(file, reading))).toEqual(['SNACKS', ...lines]);
});

test('a browser that lacks what the reader needs is named as the cause, not the file', async () => {
  const kept = Object.getOwnPropertyDescriptor(Promise, 'withResolvers') ?? {};
  Reflect.deleteProperty(Promise, 'withResolvers');
  const read = readPdf(pdfOf(0, []), reading);
  Object.defineProperty(Promise, 'withResolvers', kept);
  await expect(read).rejects.toThrow('This browser is too old to read PDFs.');
});
