import type { Box } from '../paper/pixels.ts';
import { whiteCanvas } from '../paper/white-canvas.ts';
import type { ReadWord } from '../ocr/photo-word.ts';

/** In heights of a word: white around it, for marks that its reader did not take for letters. */
const margin = 0.3;

/** Words of a page below each other on white, and where each stands there. */
export function stripOf(
  canvas: HTMLCanvasElement,
  words: readonly Box[],
): { strip: HTMLCanvasElement; places: Box[] } {
  let foot = 0;
  const places = words.map(({ width, height }) => {
    const place = { x: height, y: foot, width, height: height * (1 + margin * 2) };
    foot += place.height;
    return place;
  });
  const across = Math.max(...places.map(({ x, width }) => width + x * 2));
  const { canvas: strip, context } = whiteCanvas(across, foot);
  for (const [at, place] of places.entries()) {
    const { x = 0, y = 0, width = 0, height = 0 } = words[at] ?? {};
    const top = y - height * margin;
    context?.drawImage(canvas, x, top, width, place.height, place.x, place.y, width, place.height);
  }
  return { strip, places };
}

/** What was read at a place of a strip, from left to right. */
export const readAt = ({ y, height }: Box, read: readonly ReadWord[]): ReadWord[] =>
  read
    .filter((word) => Math.abs(word.y + word.height / 2 - y - height / 2) < height / 2)
    .toSorted((one, other) => one.x - other.x);
