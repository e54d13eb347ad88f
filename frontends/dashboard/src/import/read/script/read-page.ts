import type { Page, Worker } from 'tesseract.js';
import { CannotRead } from '../../limits.ts';
import type { Reading } from '../source-menu.ts';
import {
  isLatin,
  languages,
  type OcrLanguage,
  unknownLetters,
  withLettersOf,
  writtenIn,
} from '../languages.ts';
import { changeLanguage } from '../ocr/ocr-worker.ts';
import { linesOf, wanted, wordsAlone } from '../ocr/engine-words.ts';
import { fromTopDown, isUnreadable } from '../ocr/hard-to-read.ts';
import { legible, type ReadWord, shareOfSure, sureWord } from '../ocr/photo-word.ts';
import { type turnsOf, upright } from '../ocr/upright.ts';
import { withoutLeaders } from '../paper/dot-leaders.ts';
import { pixelsOf } from '../paper/pixels-of.ts';
import { withJoinedLetters } from './joined-letters.ts';
import { scriptOfUnread } from './which-script.ts';

/** The words of a page, those whose letters the engine parts as one. */
export const wordsOf = (page: Page): ReadWord[] => linesOf(page).flatMap(withJoinedLetters);

function leaveLeaders(canvas: HTMLCanvasElement) {
  const { context, pixels } = pixelsOf(canvas);
  if (withoutLeaders(pixels)) context.putImageData(pixels, 0, 0);
}

export type ReadPage = {
  /** As it is held to be read. */
  canvas: HTMLCanvasElement;
  words: ReadWord[];
  sure: number;
  language: OcrLanguage;
  /** Its rows of letters stand upright, and no turn makes them words. */
  isFromTopDown: boolean;
};

/** The script of a part of a page, if few tries tell it surely. */
export const likelyScript = (
  worker: Worker,
  part: HTMLCanvasElement,
  words: readonly ReadWord[],
  { likelyLanguage, currency }: Reading,
) =>
  scriptOfUnread(
    ...([worker, part, words, likelyLanguage, currency] as const),
    (strip) => wordsAlone(worker, strip),
    true,
  );

type Read = (language: OcrLanguage) => Promise<ReadPage>;

const textOf = ({ words }: ReadPage) => words.map(({ text }) => text).join(' ');

/** So many times the letters of a page are read surely in its own script: readers of others see a few in an old or a slanted face. */
const surer = 1.2;

const sureLetters = ({ words }: ReadPage) =>
  words
    .filter(({ confidence }) => confidence >= sureWord)
    .reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

/** Of a page that is hardly read: in the language that its words tell, or in another script where that is read more surely. */
async function readAnew(
  worker: Worker,
  first: ReadPage,
  { likelyLanguage, currency }: Reading,
  readIn: Read,
): Promise<ReadPage | undefined> {
  const { known, doubted } = legible;
  const told = first.sure < known ? undefined : writtenIn(textOf(first));
  const isTold = told !== undefined && isLatin(told) && isLatin(likelyLanguage);
  const own = isTold && told !== likelyLanguage ? await readIn(told) : undefined;
  if (own && own.sure >= doubted) return own;
  const readAlone = (part: HTMLCanvasElement) => wordsAlone(worker, part);
  const tried = [worker, first.canvas, first.words, likelyLanguage, currency] as const;
  const found = await scriptOfUnread(...tried, readAlone, isTold);
  if (found) {
    // A few words may tell the script, and only the whole page the language.
    const page = await readIn(found);
    const whole = writtenIn(textOf(page)) ?? found;
    if (sureLetters(page) > sureLetters(own ?? first) * surer)
      return whole === found ? page : readIn(whole);
  }
  if (first.sure < known) throw new CannotRead(first.isFromTopDown ? fromTopDown : unknownLetters);
  await changeLanguage(worker, own?.language ?? likelyLanguage);
  return own;
}

/** Reads a page; once more if its letters seem to be of another script, or its words of another language. */
export async function readPage(
  worker: Worker,
  drawn: HTMLCanvasElement,
  reading: Reading,
  turns: ReturnType<typeof turnsOf>,
  isBlurred: boolean,
): Promise<ReadPage> {
  const { language: chosen, likelyLanguage } = reading;
  let canvas = drawn;
  const readAlone = (part: HTMLCanvasElement) => wordsAlone(worker, part);
  const turned = await upright(canvas, legible.known, turns.clear, readAlone);
  if (turned) canvas = turned;
  const read = async (language: OcrLanguage): Promise<ReadPage> => {
    leaveLeaders(canvas);
    const { data } = await worker.recognize(canvas, {}, wanted);
    const lines = linesOf(data);
    return {
      words: lines
        .flatMap(withJoinedLetters)
        .map((word) => ({ ...word, text: withLettersOf(language, word.text) })),
      sure: shareOfSure(lines.flat()),
      language,
      canvas,
      isFromTopDown: canvas === drawn && turns.clear.some((quarter) => quarter !== 2),
    };
  };
  const readIn = async (language: OcrLanguage) => {
    await changeLanguage(worker, language);
    return read(language);
  };
  let first = await read(chosen ?? likelyLanguage);
  const other =
    turned || isBlurred ? undefined : await upright(canvas, first.sure, turns.possible, readAlone);
  if (other) {
    canvas = other;
    first = await read(chosen ?? likelyLanguage);
  }
  const isHard = isBlurred && isLatin(likelyLanguage) && isUnreadable(first.words, 'page');
  if (chosen || isHard) return first;
  // A reader knows blurred letters little, of whatever script they are.
  if (first.sure < legible.doubted && !isBlurred) {
    const better = await readAnew(worker, first, reading, readIn);
    if (better) return better;
  }
  const found =
    writtenIn(textOf(first)) ?? (isLatin(likelyLanguage) ? likelyLanguage : languages[0]);
  if (found === likelyLanguage) return first;
  return readIn(found);
}
