import {
  getDocument,
  GlobalWorkerOptions,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
  Util,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { CannotRead, limits } from '../limits.ts';
import type { SourceLine } from '../parse/source-line.ts';
import { writtenIn } from './languages.ts';
import { pricesBesideNames } from './faces/prices-below.ts';
import { withSmallerBelow } from './faces/said-below.ts';
import { withRaised } from './faces/raised-text.ts';
import type { SourceMenu, Reading } from './source-menu.ts';
import { inWesternDigits, type Word } from '../parse/columns.ts';
import { linesOfWords } from './rows.ts';
import { shapesOf } from './frames/drawn-shapes.ts';
import { framesOf, partsInFrames } from './frames/frames.ts';
import { withoutBlanksInAmounts } from './page/blanks-in-amounts.ts';
import { isPrice } from './page/cards.ts';
import { hasLettersApart, lettersTogether, withDrawnBlanks } from './page/letters-apart.ts';
import { withLentLetters } from './page/lent-letters.ts';
import { fromTheLeft, inOrderOfReading } from './page/right-to-left.ts';
import { withSmallCapitals } from './page/small-capitals.ts';
import { type Tilted, withStickers } from './page/stickers.ts';

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).href;

/** A page with fewer letters is treated as an image. */
const fewLetters = 12;
/** Longer side in pixels of a page rendered for OCR. */
const drawnPixels = 2400;

type TextItem = {
  str: string;
  dir: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
};

const isText = (item: object): item is TextItem => 'str' in item;

/** A glyph without a name in the PDF's font: beside digits it is a currency sign. */
const withSigns = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/(?:\p{Cc}|\uFFFD)(?=\s?\d)|(?<=\d\s?)(?:\p{Cc}|\uFFFD)/gu, '¤')
    .replaceAll(/\p{Cc}|(?<=\d) (?=[.,]\d)/gu, '')
    .trim();

/** The usual width of a blank, in letter heights. */
const blank = 0.25;

/** `seen`: how the page is turned to be read. Blanks that a text begins or ends with are no part of it. */
function wordOf(
  { str, dir, transform, width, height, fontName }: TextItem,
  seen: number[],
): Tilted {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(seen, transform);
  const size = height || Math.hypot(c, d);
  const text = inWesternDigits(inOrderOfReading(withSigns(str), dir === 'ltr'));
  if (Math.abs(b) > Math.abs(a)) {
    const top = b < 0 ? y - width : y;
    const word = { text, x, end: x + size, height: size, size, font: fontName };
    // A price beside a dish is read as others are; a heading stands along several.
    if (isPrice(word)) return { ...word, y: top + (width - size) / 2 };
    return { ...word, y: top, turned: width };
  }
  const [from, to] = [/^\s/u, /\s$/u].map((rule) => (rule.test(str) ? size * blank : 0));
  return {
    text,
    x: x + (from ?? 0),
    end: x + width - (to ?? 0),
    ...{ y: y - size, height: size, size, font: fontName },
    tilt: Math.round((Math.atan2(b, a) * 180) / Math.PI),
  };
}

/** In letter heights of the text beside it: the largest raised text, how far it is raised, and how far apart. */
const raised = { size: 0.88, least: 0.15, most: 0.75, gap: 0.4 };

const isRaised = (word: Word, base: Word) => {
  const up = (base.y + base.height - word.y - word.height) / base.height;
  return (
    !base.turned &&
    !word.turned &&
    /[\p{L}\p{N}]/u.test(word.text) &&
    word.height < base.height * raised.size &&
    up > raised.least &&
    up < raised.most &&
    Math.abs(word.x - base.end) < base.height * raised.gap
  );
};

const isLevel = (one: Word, other: Word) =>
  Math.abs(one.y + one.height - other.y - other.height) < other.height * raised.least;

/** «Goulash 1, 3    199»: small numbers behind a name, on its line, where a larger price stands behind them, are its codes, «2,8,C» too. */
const isSmallCode = (word: Word, base: Word, words: readonly Word[]) =>
  !base.turned &&
  /^(?:\d{1,2}|(?=.*\d)\p{L})(?:, ?(?:\d{1,2}|\p{L}))*$/u.test(word.text) &&
  /\p{L}{2}/u.test(base.text) &&
  word.height < base.height * raised.size &&
  isLevel(word, base) &&
  word.x >= base.end &&
  word.x - base.end < base.height &&
  words.some(
    (price) =>
      /\d/u.test(price.text) &&
      price.x > word.end + word.height &&
      word.height < price.height * raised.size &&
      isLevel(price, base),
  );

const partsOf = (text: string) => text.split(/\s?[\s·,/]\s?/u);

/** «Toast vg · gfo    9»: small letters that end a name, short or longer by one than others on the page, are its marks. */
function isSmallMark(word: Word, base: Word, words: readonly Word[]): boolean {
  const isShort = (part: string) => /^\p{L}{1,2}$/u.test(part);
  const isMark = (part: string) =>
    isShort(part) ||
    (/^\p{L}{3}$/u.test(part) &&
      words.some(({ text }) => partsOf(text).includes(part.slice(0, -1))));
  return (
    !base.turned &&
    /\p{L}{2}[^\d]*$/u.test(base.text) &&
    word.height < base.height * raised.size &&
    isLevel(word, base) &&
    word.x >= base.end &&
    word.x - base.end < base.height &&
    partsOf(word.text).every(isMark) &&
    !words.some(
      (next) =>
        /\p{L}/u.test(next.text) &&
        isLevel(next, base) &&
        next.x >= word.end &&
        next.x - word.end < base.height,
    )
  );
}

/** Raised text joins what it stands behind: it would be a line of its own, or the last digits of a price. */
function joinRaised(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const base = joined.findLast((one) => isRaised(word, one) || isSmallCode(word, one, words));
    const marked = joined.findLast((one) => isSmallMark(word, one, words));
    if (base) Object.assign(base, { text: withRaised(base.text, word.text), end: word.end });
    else if (marked)
      Object.assign(marked, {
        text: `${marked.text} (${partsOf(word.text).join(', ')})`,
        end: word.end,
      });
    else joined.push({ ...word });
  }
  return joined;
}

/** In letter heights: how far a shadow is from what casts it. */
const shadow = 0.2;

const isShadow = (word: Word, other: Word | undefined) =>
  other?.text === word.text &&
  other.font === word.font &&
  Math.hypot(other.x - word.x, other.y - word.y) < word.height * shadow;

const signOf = (glyph: unknown) =>
  glyph instanceof Object && 'unicode' in glyph && typeof glyph.unicode === 'string'
    ? [glyph.unicode]
    : [];

type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

function signsOf({ fnArray, argsArray }: Operators): string[] {
  return fnArray.flatMap((drawn, at) => {
    const [glyphs]: unknown[] = drawn === OPS.showText ? argsArray[at] : [];
    return Array.isArray(glyphs) ? glyphs.flatMap((glyph: unknown) => signOf(glyph)) : [];
  });
}

async function textsOf(page: PDFPageProxy, drawn: Operators): Promise<TextItem[]> {
  const { items } = await page.getTextContent();
  const texts = withSmallCapitals(withLentLetters(items.filter((item) => isText(item))));
  const together = lettersTogether(texts);
  return hasLettersApart(texts) ? withDrawnBlanks(together, signsOf(drawn)) : together;
}

async function wordsOf(page: PDFPageProxy, drawn: Operators): Promise<Word[]> {
  const seen = page.getViewport({ scale: 1 }).transform;
  const words = (await textsOf(page, drawn)).flatMap((item) =>
    item.str.trim() === '' ? [] : [wordOf(item, seen)],
  );
  const cast = words.filter((word, at) => !isShadow(word, words[at - 1]));
  return fromTheLeft(joinRaised(withStickers(cast)));
}

/** What a page says, panel by panel. */
function linesInFrames(words: readonly Word[], page: PDFPageProxy, drawn: Operators): SourceLine[] {
  const shapes = shapesOf(drawn, page.getViewport({ scale: 1 }).transform);
  return withoutBlanksInAmounts(
    partsInFrames(words, framesOf(shapes, words)).flatMap((part, at) => [
      ...(at > 0 ? [{ text: '' }] : []),
      ...linesOfWords(part),
    ]),
  );
}

async function drawn(page: PDFPageProxy): Promise<HTMLCanvasElement> {
  const whole = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: drawnPixels / Math.max(whole.width, whole.height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return canvas;
}

async function readPage(
  page: PDFPageProxy,
  reading: Reading,
  images: string[],
): Promise<{ lines: SourceLine[]; warnings: string[] }> {
  const operators = await page.getOperatorList();
  const words = await wordsOf(page, operators);
  if (words.reduce((sum, { text }) => sum + text.length, 0) >= fewLetters)
    return {
      lines: withSmallerBelow(pricesBesideNames(linesInFrames(words, page, operators))),
      warnings: [],
    };
  const canvas = await drawn(page);
  const { recognise } = await import('./photo/recognise.ts');
  const { image, ...read } = await recognise(canvas, images.length, reading);
  images.push(image);
  return read;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

async function open(file: File): Promise<PDFDocumentProxy> {
  // pdf.js needs Safari 17.4 or Chrome 119.
  if (!Reflect.has(Promise, 'withResolvers')) {
    throw new CannotRead(
      'This browser is too old to read PDFs. Use photos of its pages, or another browser.',
    );
  }
  try {
    return await getDocument({ data: await file.arrayBuffer() }).promise;
  } catch (error) {
    if (nameOf(error) === 'PasswordException') {
      throw new CannotRead(
        `“${file.name}” is locked with a password. Save it without one and try again.`,
      );
    }
    throw new CannotRead(
      `“${file.name}” is damaged or not a PDF. Save it again, or use photos of its pages.`,
    );
  }
}

/** Reads a PDF's text by position; image-only pages go through OCR. */
export async function readPdf(file: File, reading: Reading): Promise<SourceMenu> {
  const pdf = await open(file);
  try {
    if (pdf.numPages > limits.pdfPages) {
      throw new CannotRead(
        `“${file.name}” has ${pdf.numPages} pages. Up to ${limits.pdfPages} can be read at once: bring those with the menu.`,
      );
    }
    const lines: SourceLine[] = [];
    const images: string[] = [];
    const warnings: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      reading.signal.throwIfAborted();
      const onProgress = (part: number, words: string) =>
        reading.onProgress((number - 1 + part) / pdf.numPages, words);
      onProgress(0, `Reading page ${number} of ${pdf.numPages}`);
      const page = await pdf.getPage(number);
      const likelyLanguage =
        writtenIn(lines.map(({ text }) => text).join(' ')) ?? reading.likelyLanguage;
      const itsReading = { ...reading, likelyLanguage, onProgress };
      const read = await readPage(page, itsReading, images);
      lines.push(...read.lines, { text: '' });
      // An empty page is no page that was not read.
      if (read.lines.length > 0)
        warnings.push(...read.warnings.map((said) => `Page ${number}: ${said}`));
      page.cleanup();
    }
    return { kind: 'lines', lines, images, warnings };
  } finally {
    await pdf.loadingTask.destroy();
  }
}
