import type { Box } from '../paper/pixels.ts';
import { readOften, whiteCanvas } from '../paper/white-canvas.ts';
import { hasLetters, legible, type ReadWord, shareOfSure } from './photo-word.ts';

/** The share of a page in its midst that tells how it is held, and the most pixels of its sides. */
const midst = 0.6;
const largest = 1200;
/** So much more of it is read surely, and so many words, where it is held upright. */
const surer = 0.25;
const leastWords = 8;

/** A part of a page, turned clockwise by quarters. */
function turned(page: HTMLCanvasElement, quarter: number, share: number): HTMLCanvasElement {
  const [width, height] = [page.width * share, page.height * share];
  const scale = share < 1 ? Math.min(1, largest / Math.max(width, height)) : 1;
  const [across, down] = quarter % 2 === 0 ? [width, height] : [height, width];
  const { canvas, context } = whiteCanvas(
    Math.round(across * scale),
    Math.round(down * scale),
    readOften,
  );
  if (context) {
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((quarter * Math.PI) / 2);
    context.scale(scale, scale);
    context.drawImage(page, -page.width / 2, -page.height / 2);
  }
  return canvas;
}

/** So many more letters in rows tell how a page is held, and so many may. */
const [clearly, perhaps] = [1.3, 0.7];
/** Fewer letters in rows are chance. */
const leastInRows = 10;

/** Fewer parts that may be letters are no page, and in pixels the least of their sides: grain of wood is thinner. */
const [fewest, thinnest] = [100, 4];

/** Whether nothing on a page stands in rows, however it is turned, nor looks like many letters. */
export const hasHardlyLetters = (inRows: readonly number[], parts: readonly Box[]) =>
  Math.max(...inRows) < leastInRows &&
  parts.filter(({ width, height }) => Math.min(width, height) >= thinnest).length < fewest;

/** By how many quarters a page may have to be turned, given how many letters stand in rows then: those that clearly tell, and those to try where it can’t be read. */
export function turnsOf(inRows: readonly number[]): { clear: number[]; possible: number[] } {
  const [upright = 0] = inRows;
  const best = Math.max(...inRows);
  const isSo = (part: number, than: number) => (quarter: number) =>
    best >= leastInRows && (inRows[quarter] ?? 0) > than * part;
  const sorted = [1, 2, 3].toSorted((one, other) => (inRows[other] ?? 0) - (inRows[one] ?? 0));
  const clear = sorted.filter(isSo(clearly, upright));
  const possible = sorted.filter(isSo(perhaps, best)).filter((one) => !clear.includes(one));
  return { clear, possible };
}

/** A page that was held on its side or upside down, as it is read: its letters are read far more surely then. Undefined where it is upright, or nothing tells. */
export async function upright(
  page: HTMLCanvasElement,
  sure: number,
  quarters: readonly number[],
  read: (part: HTMLCanvasElement) => Promise<ReadWord[]>,
): Promise<HTMLCanvasElement | undefined> {
  if (sure >= legible.doubted) return undefined;
  for (const quarter of quarters) {
    const words = await read(turned(page, quarter, midst));
    const share = shareOfSure(words);
    if (words.filter(hasLetters).length >= leastWords && share > sure + surer && share > 0.5)
      return turned(page, quarter, 1);
  }
  return undefined;
}

/** In shares of its height: where the band of a page is that tells whether anything on it can be read. */
const band = { from: 0.4, height: 0.2 };

/** A band through the midst of a page. */
export function bandOf(page: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = page.width;
  canvas.height = Math.ceil(page.height * band.height);
  canvas.getContext('2d')?.drawImage(page, 0, -Math.round(page.height * band.from));
  return canvas;
}
