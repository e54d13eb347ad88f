import { jest } from '@jest/globals';
import type { Worker } from 'tesseract.js';
import { languages } from '../languages.ts';
import type { Reading } from '../source-menu.ts';

/** By Tesseract code, what is read of a page, and how sure the reader is of every other word. */
let read: Readonly<Record<string, readonly [string, number, number]>> = {};
let used = ['eng+fra'];
jest.unstable_mockModule('tesseract.js', () => ({
  ...{ OEM: {}, PSM: {} },
  createWorker: async () => ({
    recognize: async () => {
      const [text, sure, others] = read[used.at(-1) ?? ''] ?? ['', 0, 0];
      const words = text.split(' ').map((said, at) => ({
        ...{ text: said, symbols: [], confidence: at % 2 === 0 ? sure : others },
        bbox: { x0: at * 100, y0: 10, x1: at * 100 + 90, y1: 30 },
      }));
      return {
        data: { blocks: [{ paragraphs: [{ lines: words.map((word) => ({ words: [word] })) }] }] },
      };
    },
    reinitialize: async (codes: string) => void used.push(codes),
    setParameters: async () => undefined,
  }),
}));
const { createWorker } = await import('tesseract.js');
const { readPage } = await import('./read-page.ts');

const drawing = {
  getImageData: () => ({ data: new Uint8ClampedArray(4 * 4 * 4), width: 4, height: 4 }),
  putImageData: () => undefined,
  fillRect: () => undefined,
  drawImage: () => undefined,
};
Object.assign(HTMLCanvasElement.prototype, { getContext: () => drawing });

const german =
  '5,90 12,50 Suppe Schnitzel Kartoffelsalat Bratwurst mit Sauerkraut und Brot dazu Knödel';
const [eng, ger, thai] = ['eng+fra', 'deu', 'eng+tha'];

const workerOf = (pages: typeof read) => {
  read = pages;
  used = [eng];
  return createWorker();
};

const reading = {
  likelyLanguage: languages[0],
  decimals: 2,
  onProgress: () => undefined,
  signal: new AbortController().signal,
} satisfies Reading;

const readBy = (worker: Worker, isBlurred = false) =>
  readPage(
    worker,
    document.createElement('canvas'),
    reading,
    { clear: [], possible: [] },
    isBlurred,
  );

test('a page whose words tell their language is read in it before another script is looked for', async () => {
  const worker = await workerOf({ [eng]: [german, 90, 20], [ger]: [german, 95, 90] });
  const page = await readBy(worker);
  expect([page.language.code, page.sure]).toEqual(['deu', 1]);
  expect(used).toEqual([eng, ger]);
});

test('what is read no more surely in another script is of none', async () => {
  const thaiLetters = 'ข้าวผัดกุ้งสดสดสด ต้มยำกุ้งน้ำข้น';
  const worker = await workerOf({
    [eng]: [german, 90, 20],
    [ger]: [german, 90, 20],
    tha: [thaiLetters, 90, 90],
    [thai]: [`${german} ข้าว`, 90, 20],
  });
  const page = await readBy(worker);
  expect(used).toContain('eng+tha');
  expect(page.language.code).toBe('deu');
  expect(used.at(-1)).toBe('deu');
});

test('a page is of the script in which far more of its letters are read surely', async () => {
  const bulgarian = 'Шопска салата Таратор Кебапче на скара Мусака с кисело мляко Пълнени чушки';
  const worker = await workerOf({
    [eng]: ['7,90 5,50 Woncka Tapatop Ke6anue Ha ckapa Mycaka C KUCeno Mako YyLwiKkn', 80, 20],
    bul: [bulgarian, 95, 95],
    'eng+bul': [bulgarian, 95, 95],
    ukr: [bulgarian, 95, 95],
    'eng+ukr': [bulgarian, 95, 95],
    kaz: [bulgarian, 95, 95],
    'eng+kaz': [bulgarian, 95, 95],
  });
  const page = await readBy(worker);
  expect([page.language.code, page.words[0]?.text]).toEqual(['bul', 'Шопска']);
});

test('letters that are blurred are looked for in no other script', async () => {
  const page = await readBy(await workerOf({ [eng]: [german, 90, 20] }), true);
  expect(page.sure).toBeLessThan(0.6);
  expect(used).toEqual([eng]);
});
