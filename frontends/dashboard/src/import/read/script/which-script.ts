import type { Worker } from 'tesseract.js';
import { isLatin, lettersOf, type OcrLanguage, otherScripts, writtenIn } from '../languages.ts';
import { likelihoodOf } from './mistaken-letters.ts';
import { changeLanguage } from '../ocr/ocr-worker.ts';
import { hasLetters, type ReadWord, sureWord } from '../ocr/photo-word.ts';
import { middle } from '../paper/pixels.ts';
import { stripOf } from './strip.ts';

/** So many words tell a script, the longest of them. */
const most = 8;
/** Fewer letters could be of a name that was read badly. */
const fewest = 10;
/** Of a strip's letters: those that a reader is sure of where it knows them, and where it may. */
const share = { known: 0.5, possible: 0.15 };
/** So many scripts are tried where only a sure one is sought. */
const mostIfStrict = 3;
/** The Thai reader is sure of letters that are none of its own. */
const eager = 0.6;

/** The longest of the words that were not read, about as high as numbers are: a row of dots is lower. */
function unreadOf(words: readonly ReadWord[]): ReadWord[] {
  const numbers = words.filter(({ text }) => /\d/u.test(text));
  const usual = middle(numbers.map(({ height }) => height));
  return words
    .filter((word) => word.confidence < sureWord && hasLetters(word))
    .filter(({ height }) => height > usual * 0.6 && height < usual * 2)
    .toSorted((one, other) => other.width - one.width)
    .slice(0, most);
}

const count = (words: readonly ReadWord[], letters: RegExp) =>
  words.reduce((sum, { text }) => sum + (text.match(letters)?.length ?? 0), 0);

/** How much of what is read a reader is sure of, of its own letters. */
function shareKnown(read: readonly ReadWord[], language: OcrLanguage): number {
  const sure = read.filter(({ confidence }) => confidence >= sureWord);
  const own = count(sure, lettersOf(language));
  const known = own < fewest ? 0 : own / count(read, /[\p{L}\p{M}\d]/gu);
  return language.tag === 'th' ? known * eager : known;
}

type Tried = { language: OcrLanguage; known: number };

/** The language whose reader is surest of the words that another script's was not sure of: each that may be tries them alone. `isStrict`: only the likeliest are tried, and one has to be sure: other words are of a language that it knows, or all are blurred. */
export async function scriptOfUnread(
  worker: Worker,
  canvas: HTMLCanvasElement,
  words: readonly ReadWord[],
  tried: OcrLanguage,
  currency: string | undefined,
  read: (strip: HTMLCanvasElement) => Promise<readonly ReadWord[]>,
  isStrict = false,
): Promise<OcrLanguage | undefined> {
  const unread = unreadOf(words);
  if (unread.length === 0) return undefined;
  const { strip } = stripOf(canvas, unread);
  const mistaken = unread.map(({ text }) => text).join('');
  const others = otherScripts(tried, currency);
  if (isLatin(tried))
    others.sort((one, other) => likelihoodOf(mistaken, other) - likelihoodOf(mistaken, one));
  const least = isStrict ? share.known : share.possible;
  let best: Tried | undefined;
  for (const language of isStrict ? others.slice(0, mostIfStrict) : others) {
    await changeLanguage(worker, language, true);
    const found = await read(strip);
    const known = shareKnown(found, language);
    if (known > (best?.known ?? least)) {
      const text = found.map((one) => one.text).join(' ');
      best = { language: isLatin(language) ? language : (writtenIn(text) ?? language), known };
    }
    if (known >= share.known) break;
  }
  return best?.language;
}
