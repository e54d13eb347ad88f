import { expect, jest, test } from '@jest/globals';
import type { Worker } from 'tesseract.js';
import { languages } from '../languages.ts';
import type { Reading } from '../source-menu.ts';
import { readPage } from './read-page.ts';

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

/** A reader that reads a page so surely in each language: by Tesseract code, what it reads and how sure it is of each word. */
function workerOf(read: Readonly<Record<string, readonly [string, number, number]>>) {
  const used = [eng];
  const recognize = async () => {
    const [text, sure, others] = read[used.at(-1) ?? ''] ?? ['', 0, 0];
    const words = text.split(' ').map((said, at) => ({
      ...{ text: said, symbols: [], confidence: at % 2 === 0 ? sure : others },
      bbox: { x0: at * 100, y0: 10, x1: at * 100 + 90, y1: 30 },
    }));
    const lines = words.map((word) => ({ words: [word] }));
    return { data: { blocks: [{ paragraphs: [{ lines }] }] } };
  };
  const reinitialize = jest.fn(async (codes: string) => void used.push(codes));
  const setParameters = async () => undefined;
  return { used, worker: { recognize, reinitialize, setParameters } as unknown as Worker };
}

const reading = {
  likelyLanguage: languages[0],
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
  const { worker, used } = workerOf({ [eng]: [german, 90, 20], [ger]: [german, 95, 90] });
  const page = await readBy(worker);
  expect([page.language.code, page.sure]).toEqual(['deu', 1]);
  expect(used).toEqual([eng, ger]);
});

test('what is read no more surely in another script is of none', async () => {
  const thaiLetters = 'ข้าวผัดกุ้งสดสดสด ต้มยำกุ้งน้ำข้น';
  const { worker, used } = workerOf({
    [eng]: [german, 90, 20],
    [ger]: [german, 90, 20],
    tha: [thaiLetters, 90, 90],
    [thai]: [`${german} ${thaiLetters}`, 90, 20],
  });
  const page = await readBy(worker);
  expect(used).toContain('eng+tha');
  expect(page.language.code).toBe('deu');
  expect(used.at(-1)).toBe('deu');
});

test('letters that are blurred are looked for in no other script', async () => {
  const { worker, used } = workerOf({ [eng]: [german, 90, 20] });
  const page = await readBy(worker, true);
  expect(page.sure).toBeLessThan(0.6);
  expect(used).toEqual([eng]);
});
