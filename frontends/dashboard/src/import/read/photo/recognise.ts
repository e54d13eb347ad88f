import { PSM, type Worker } from 'tesseract.js';
import type { SourceLine } from '../../parse/source-line.ts';
import type { Reading } from '../source-menu.ts';
import { lightenBars } from '../paper/dark-bars.ts';
import { pixelsOf } from '../paper/pixels-of.ts';
import { evenLight } from '../paper/even-light.ts';
import { flatSize, flatten } from '../paper/flatten.ts';
import { lostLight } from '../paper/lost-light.ts';
import { sharp, sharpness } from '../paper/sharpness.ts';
import { paperCorners } from '../paper/paper-edges.ts';
import { type ReadWord, sureWord, wordOf } from '../ocr/photo-word.ts';
import {
  fromTopDown,
  hardlyLetters,
  hardToRead,
  isUnreadable,
  saysMuch,
  tooBlurred,
} from '../ocr/hard-to-read.ts';
import { letterParts, lettersInRows } from '../ocr/letter-rows.ts';
import { bandOf, hasHardlyLetters, turnsOf } from '../ocr/upright.ts';
import { halvedWords } from '../ocr/halved-words.ts';
import { partedLines } from '../ocr/tall-words.ts';
import { withThousandsRead, withWholeAmounts } from '../ocr/thousands-again.ts';
import { likelyScript, type ReadPage, readPage, wordsOf } from '../script/read-page.ts';
import { wanted, wordsAlone } from '../ocr/engine-words.ts';
import { partOf } from './part-of.ts';
import {
  isFromRight,
  isGreek,
  isLatin,
  lettersOf,
  takesLettersAlone,
  knowsLittleMoney,
  languages,
} from '../languages.ts';
import { changeLanguage, createOcrWorker } from '../ocr/ocr-worker.ts';
import { withEuroLetters } from './euro-letters.ts';
import { betterNumber, readNumbersAgain, withLostDigits } from './numbers-again.ts';
import { withDashes, withEuros, withLostMarks } from './lost-marks.ts';
import { withoutRaisedCodes } from './raised-cents.ts';
import { withLostLetters } from './lost-letters.ts';
import { withoutFrames, withoutPictures, withPartingSigns } from './pictures.ts';
import { withSmallCodes } from './small-codes.ts';
import { withLonePrices } from './lone-prices.ts';
import { foundPrice, lostPrices, ofPrices } from './lost-prices.ts';
import { withBothOnes, withThinSevens } from './thin-sevens.ts';
import { withMoneySigns } from '../script/money-signs.ts';
import { withOwnLetters } from '../script/own-letters.ts';
import { withLitres, withMeasureColumn } from './measure-column.ts';
import { withOwnDigits } from './own-digits.ts';
import { withOwnBoxes } from './own-boxes.ts';
import { withUnreadMarks } from './unread-marks.ts';
import { withRepeatedSigns, withoutUnreadSigns } from './unread-signs.ts';
import { withWornSigns } from './worn-signs.ts';
import { withWholeNumbers } from './whole-numbers.ts';
import { withStroke, withType } from './small-print.ts';
import { withPartedCents, withPoint } from './price-points.ts';
import { linesOfWords, rowsOf } from '../rows.ts';
import { withoutBlanksInAmounts } from '../page/blanks-in-amounts.ts';
import { levelWords } from '../page/level-words.ts';
import { fromTheLeft } from '../page/right-to-left.ts';
import { deskew, lowerEdges, skewOf } from '../paper/skew.ts';
import { aroundAll, type Box, endOf, footOf } from '../paper/pixels.ts';
import { unreadInk } from './unread-ink.ts';

/** The sheet alone, as seen from straight above, where its edges are found. */
function paperOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const { pixels } = pixelsOf(canvas);
  const corners = paperCorners(pixels);
  if (!corners) return canvas;
  const flat = document.createElement('canvas');
  Object.assign(flat, flatSize(corners));
  const drawn = pixelsOf(flat);
  flatten(pixels, drawn.pixels, corners);
  drawn.context.putImageData(drawn.pixels, 0, 0);
  return flat;
}

/** Black on white, without table, shadows and bars, its lines level; and what hides a part of it. */
function prepared(photo: HTMLCanvasElement) {
  const canvas = paperOf(photo);
  const { context, pixels } = pixelsOf(canvas);
  const light = lostLight(pixels);
  const edges = lowerEdges(pixels);
  evenLight(pixels);
  context.putImageData(pixels, 0, 0);
  const level = deskew(canvas, skewOf(pixels, edges));
  const drawn = pixelsOf(level);
  if (lightenBars(drawn.pixels)) drawn.context.putImageData(drawn.pixels, 0, 0);
  return { canvas: level, light };
}

const pictureOf = (canvas: HTMLCanvasElement) =>
  new Promise<string>((resolve) => {
    canvas.toBlob((blob) => resolve(blob ? URL.createObjectURL(blob) : ''), 'image/jpeg', 0.8);
  });

/** Runs OCR on an enlarged part, in its position; empty if it contains no word. */
async function readPart(worker: Worker, canvas: HTMLCanvasElement, box: Box): Promise<ReadWord[]> {
  const { data } = await worker.recognize(partOf(canvas, box), {}, wanted);
  const words = wordsOf(data);
  if (words.length === 0) return [];
  const text = words.map((word) => word.text).join(' ');
  return [{ ...box, text, confidence: Math.min(...words.map(({ confidence }) => confidence)) }];
}

/** Ink that touches a word belongs to it: both are read as one. Of «z» alone half may have been read. */
const touches = (box: Box, word: ReadWord) => {
  const near = word.height * (word.text.length > 1 ? 0.2 : 0.3);
  return (
    Math.abs(footOf(box) - footOf(word)) < word.height * 0.6 &&
    box.x < endOf(word) + near &&
    word.x < endOf(box) + near
  );
};

/** What the page's language alone reads better than along with English, and signs that it doesn't know. */
async function withOwn(worker: Worker, canvas: HTMLCanvasElement, page: ReadPage) {
  if (isGreek(page.language)) return withEuros(page.words);
  if (isLatin(page.language)) return page.words;
  const letters = lettersOf(page.language);
  return withOwnLetters(canvas, page.words, letters, async (strip) => {
    await changeLanguage(worker, page.language, true);
    return wordsOf((await worker.recognize(strip, {}, wanted)).data);
  });
}

/** Reads each line alone where a word is of two, and gives one that is taller than its letters their height. */
async function partLines(
  worker: Worker,
  canvas: HTMLCanvasElement,
  pixels: ImageData,
  words: ReadWord[],
) {
  for (const word of [...words]) {
    const parted = partedLines(pixels, word, words);
    if (!parted) continue;
    const { own, other } = parted;
    const read = other ? await readPart(worker, canvas, own) : [{ ...word, ...own }];
    const found = other ? await readPart(worker, canvas, other) : [];
    const isSure = ({ text, confidence }: ReadWord) => /\d/u.test(text) || confidence >= sureWord;
    words.splice(words.indexOf(word), 1, ...read, ...found.filter(isSure));
  }
}

/** Reads words whole that were read as two lines. */
async function joinHalves(
  worker: Worker,
  canvas: HTMLCanvasElement,
  pixels: ImageData,
  words: ReadWord[],
) {
  for (const { upper, lower, whole } of halvedWords(pixels, words)) {
    if (![upper, lower].every((half) => words.includes(half))) continue;
    const parts = words.filter((word) => word === upper || word === lower || touches(whole, word));
    const read = await readPart(worker, canvas, aroundAll(parts));
    if (!read.some(({ text }) => /[\p{L}\d]/u.test(text))) continue;
    words.splice(words.indexOf(upper), 1, ...read);
    for (const part of parts) if (part !== upper) words.splice(words.indexOf(part), 1);
  }
}

/** Reads what stands among prices and was read as none as nothing but a price. */
async function withLostPrices(
  worker: Worker,
  canvas: HTMLCanvasElement,
  pixels: ImageData,
  words: ReadWord[],
  readSheet: (sheet: HTMLCanvasElement) => Promise<ReadWord[]>,
): Promise<ReadWord[]> {
  const lost = lostPrices(words);
  if (lost.size === 0) return words;
  await worker.setParameters({ tessedit_char_whitelist: ofPrices });
  const isLost = (word: ReadWord) => lost.has(word);
  const found = await readNumbersAgain(canvas, pixels, words, readSheet, foundPrice, isLost);
  await worker.setParameters({ tessedit_char_whitelist: '' });
  return found;
}

/** Reads the page, then the skipped parts, then all numbers once more. */
async function readWords(worker: Worker, page: ReadPage): Promise<ReadWord[]> {
  const { canvas } = page;
  const words = await withOwn(worker, canvas, page);
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
  const { pixels } = pixelsOf(canvas);
  if (isLatin(page.language)) {
    await partLines(worker, canvas, pixels, words);
    await joinHalves(worker, canvas, pixels, words);
  }
  const rows = rowsOf(words.filter(({ confidence }) => confidence >= sureWord));
  for (const ink of unreadInk(pixels, rows, words)) {
    const at = words.findIndex((word) => touches(ink, word));
    const [own] = at < 0 ? [] : words.slice(at, at + 1);
    // Dots and tails of these letters stand beside their boxes.
    if (own && isFromRight(page.language)) continue;
    const found = await readPart(worker, canvas, own ? aroundAll([ink, own]) : ink);
    // The boxes of these letters leave some of them out: only numbers are missed.
    const read = takesLettersAlone(page.language)
      ? found.filter(({ text }) => /\d/u.test(text))
      : found;
    if (own && read.length > 0) words.splice(at, 1, ...read);
    else words.push(...read);
  }
  if (knowsLittleMoney(page.language)) await changeLanguage(worker, languages[0], true);
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
  const parted = withPartedCents(pixels, withThousandsRead(words));
  const isMirrored = isFromRight(page.language);
  const whole = isMirrored ? withWholeNumbers(pixels, parted) : parted;
  const better = isMirrored ? withLostDigits : betterNumber;
  const readSheet = async (sheet: HTMLCanvasElement) =>
    wordsOf((await worker.recognize(sheet, {}, wanted)).data);
  const twice = await readNumbersAgain(canvas, pixels, whole, readSheet, better);
  const again = isLatin(page.language)
    ? await withLostPrices(
        worker,
        canvas,
        pixels,
        await withLonePrices(canvas, pixels, twice, readSheet),
        readSheet,
      )
    : twice;
  const signed = isLatin(page.language) ? again : withMoneySigns(again, page.language);
  const mended = signed.map((word) =>
    withStroke(
      pixels,
      withoutRaisedCodes(
        pixels,
        withPoint(pixels, withBothOnes(pixels, withThinSevens(pixels, word))),
      ),
    ),
  );
  const told = isLatin(page.language)
    ? withOwnDigits(pixels, mended).map((word) => withUnreadMarks(pixels, word))
    : mended;
  const marked = withLostMarks(withDashes(pixels, withWholeAmounts(withWornSigns(told))));
  const framed = withPartingSigns(withoutFrames(withoutPictures(marked)));
  const read = withLostLetters(withoutUnreadSigns(withRepeatedSigns(framed)));
  return withOwnBoxes(withMeasureColumn(withLitres(withSmallCodes(withEuroLetters(read)))));
}

/** Runs OCR on a page: its lines, the image shown beside them, and what is to be said where much of it was not read. */
export async function recognise(
  drawn: HTMLCanvasElement,
  image: number,
  reading: Reading,
): Promise<{ lines: SourceLine[]; image: string; warnings: string[] }> {
  const { canvas, light } = prepared(drawn);
  const { language, likelyLanguage, onProgress } = reading;
  const worker = await createOcrWorker(language ?? likelyLanguage, onProgress);
  const stop = () => void worker.terminate();
  reading.signal.addEventListener('abort', stop);
  try {
    reading.signal.throwIfAborted();
    const nothing = async (warning: string) => ({
      warnings: [warning],
      lines: [],
      image: await pictureOf(canvas),
    });
    const { pixels } = pixelsOf(canvas);
    const parts = letterParts(pixels);
    const inRows = lettersInRows(parts);
    const isEmpty = hasHardlyLetters(inRows, parts);
    const isBlurred = sharpness(pixels) < sharp;
    let sought = reading;
    // To read a table, a wall or what is blurred takes longer than to read a menu.
    if (isEmpty || isBlurred) {
      const band = bandOf(canvas);
      const said = await wordsAlone(worker, band);
      if (isEmpty && !saysMuch(said)) return await nothing(hardlyLetters);
      const isHard = isBlurred && isLatin(language ?? likelyLanguage) && isUnreadable(said, 'band');
      const script =
        isHard && !language ? await likelyScript(worker, band, said, reading) : undefined;
      if (isHard && !script) return await nothing(tooBlurred);
      if (script) {
        await changeLanguage(worker, script);
        sought = { ...reading, likelyLanguage: script };
      }
    }
    const page = await readPage(worker, canvas, sought, turnsOf(inRows), isBlurred);
    if (isBlurred && isLatin(page.language) && isUnreadable(page.words, 'page'))
      return await nothing(tooBlurred);
    const words = await readWords(worker, page);
    const isFinnish = page.language.code === 'swe' && !words.some(({ text }) => /[åÅ]/u.test(text));
    // A name is doubted for the codes behind it, however well it was read.
    const asRead = words.map(
      (word) => page.words.find(({ x, y }) => x === word.x && y === word.y) ?? word,
    );
    const warning = page.isFromTopDown
      ? fromTopDown
      : hardToRead(isLatin(page.language) ? asRead : [], light, isBlurred);
    return {
      warnings: warning === undefined ? [] : [warning],
      lines: withoutBlanksInAmounts(
        linesOfWords(
          levelWords(
            fromTheLeft(withType(words).flatMap((word) => wordOf(word, image, isFinnish))),
          ),
          -Infinity,
        ),
      ),
      image: await pictureOf(page.canvas),
    };
  } finally {
    reading.signal.removeEventListener('abort', stop);
    stop();
  }
}
