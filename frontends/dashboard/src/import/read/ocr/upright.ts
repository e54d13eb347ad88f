import { hasLetters, legible, type ReadWord, shareOfSure } from './photo-word.ts';

const quarters = [1, 3, 2] as const;
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
  const canvas = document.createElement('canvas');
  const [across, down] = quarter % 2 === 0 ? [width, height] : [height, width];
  canvas.width = Math.round(across * scale);
  canvas.height = Math.round(down * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((quarter * Math.PI) / 2);
    context.scale(scale, scale);
    context.drawImage(page, -page.width / 2, -page.height / 2);
  }
  return canvas;
}

/** A page that was held on its side or upside down, as it is read: its letters are read far more surely then. Undefined where it is upright, or nothing tells. */
export async function upright(
  page: HTMLCanvasElement,
  sure: number,
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
