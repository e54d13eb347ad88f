import type { Page, Worker } from 'tesseract.js';
import type { ReadWord } from './photo-word.ts';

/** Words line by line, as the engine read them. */
export const linesOf = ({ blocks }: Page): ReadWord[][] =>
  (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ words }) =>
      words.map(({ text, confidence, symbols, bbox: { x0, y0, x1, y1 } }) => ({
        text,
        confidence,
        letters: symbols.map(({ bbox }) => (bbox.x0 + bbox.x1) / 2),
        x: x0,
        y: y0,
        width: x1 - x0,
        height: y1 - y0,
      })),
    );

/** What is asked of it. */
export const wanted = { blocks: true, text: false };

/** The words of a part, letters of some scripts each alone. */
export const wordsAlone = async (worker: Worker, part: HTMLCanvasElement): Promise<ReadWord[]> =>
  linesOf((await worker.recognize(part, {}, wanted)).data).flat();
