import type { Word as TesseractWord } from 'tesseract.js';
import { CannotRead } from '../limits.ts';
import type { SourceLine } from '../parse/source-line.ts';
import { evenLight } from './even-light.ts';
import type { Brought, Reading } from './brought-menu.ts';
import { linesOfWords, type Word } from './rows.ts';

/** Pixels of the longer side: enough for small print, and what a phone reads within seconds. */
const largest = 2600;
/** A small photo is read better when it is drawn larger. */
const smallest = 1600;

/** Below these the reader has guessed (of 100): a word, and a number where each sign counts. */
const noWord = 30;
const sureWord = 70;
const sureNumber = 85;

const asNumber: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
};

/** Letters that stand for digits where a price is: «l2.5O». */
function mended(text: string): string {
  if (!/^[$€£]?[\dOoQlI|iSsBZ]{1,4}[.,][\dOoQISsBZ]{2}[$€£]?$/u.test(text) || !/\d/u.test(text))
    return text;
  return Array.from(text, (sign) => asNumber[sign] ?? sign).join('');
}

const isLeader = (text: string) =>
  /^[.·•…_,:;'"~=\s–—-]+$/u.test(text) || /^([a-z])\1{2,}$/u.test(text);

function wordOf({ text, confidence, bbox }: TesseractWord, image: number): Word[] {
  const said = mended(text.replace(/(?:[.·…_]{2,}|…)+$/u, '').replace(/^[.·…_]{2,}/u, ''));
  // A number that was hardly read is still shown, as unsure: a size or a price would be missing without a word.
  const isGuess = confidence < noWord && !/\d/u.test(said);
  if (isGuess || said.trim() === '' || isLeader(said)) return [];
  const needed = /\d/u.test(said) ? sureNumber : sureWord;
  const { x0: x, y0: y, x1: end, y1 } = bbox;
  const height = y1 - y;
  const strip = {
    image,
    x: Math.max(0, x - 8),
    y: Math.max(0, y - 6),
    width: end - x + 16,
    height: height + 12,
  };
  const isUnsure = confidence < needed || said !== text.replace(/[.·…_]{2,}/gu, '');
  return [{ text: said, x, end, y, height, strip, unsure: isUnsure ? [said] : [] }];
}

const pictureOf = (canvas: HTMLCanvasElement) =>
  new Promise<string>((resolve) => {
    canvas.toBlob((blob) => resolve(blob ? URL.createObjectURL(blob) : ''), 'image/jpeg', 0.8);
  });

/** Reads a drawn page: its lines, and the picture that they are shown beside. */
export async function recognise(
  canvas: HTMLCanvasElement,
  image: number,
  reading: Reading,
): Promise<{ lines: SourceLine[]; image: string }> {
  const { openRecogniser } = await import('./recogniser.ts');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new CannotRead('This device cannot draw the photo.');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  evenLight(pixels);
  context.putImageData(pixels, 0, 0);
  const worker = await openRecogniser(reading);
  const stop = () => void worker.terminate();
  reading.signal.addEventListener('abort', stop);
  try {
    reading.signal.throwIfAborted();
    const { data } = await worker.recognize(
      canvas,
      { rotateAuto: true },
      { blocks: true, text: false },
    );
    const words = (data.blocks ?? []).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
    );
    return {
      lines: linesOfWords(words.flatMap((word) => wordOf(word, image))),
      image: await pictureOf(canvas),
    };
  } finally {
    reading.signal.removeEventListener('abort', stop);
    stop();
  }
}

async function canvasOf(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new CannotRead(
      `“${file.name}” is no picture that this browser can open. Bring it as JPEG or PNG.`,
    );
  });
  const longer = Math.max(bitmap.width, bitmap.height);
  const scale =
    longer > largest ? largest / longer : longer < smallest ? Math.min(2, smallest / longer) : 1;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas
    .getContext('2d', { willReadFrequently: true })
    ?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** A photo of a menu, read on this device. */
export async function readPhoto(file: File, reading: Reading): Promise<Brought> {
  const { lines, image } = await recognise(await canvasOf(file), 0, reading);
  return { kind: 'lines', lines, images: [image] };
}
