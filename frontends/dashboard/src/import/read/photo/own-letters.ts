import { type ReadWord, sureWord } from './photo-word.ts';
import { readAt, stripOf } from './strip.ts';

/** Of words that may be misread for Latin ones: longer ones are not where their reader is this sure. */
const [sureLatin, short] = [90, 3];
const most = 60;

const isForeign = ({ text, confidence }: ReadWord, own: RegExp) =>
  /^\P{N}+$/u.test(text) &&
  /\p{Script=Latin}/u.test(text) &&
  (text.match(own) ?? []).length === 0 &&
  (confidence < sureLatin || text.length <= short);

/**
 * Letters of another script that the English reader, which reads along, took for its own: «ACH» is «순두부». The other reader alone reads them
 * once more, and is right where it is surer.
 */
export async function withOwnLetters(
  canvas: HTMLCanvasElement,
  words: readonly ReadWord[],
  own: RegExp,
  read: (strip: HTMLCanvasElement) => Promise<readonly ReadWord[]>,
): Promise<ReadWord[]> {
  const foreign = words.filter((word) => isForeign(word, own)).slice(0, most);
  if (foreign.length === 0) return [...words];
  const { strip, places } = stripOf(canvas, foreign);
  const found = await read(strip);
  const better = new Map<ReadWord, ReadWord>();
  for (const [at, word] of foreign.entries()) {
    const place = places[at];
    const parts = place ? readAt(place, found) : [];
    const text = parts.map((part) => part.text).join(' ');
    const confidence = Math.min(...parts.map((part) => part.confidence));
    const letters = (text.match(/\p{L}/gu) ?? []).length;
    const isOwn = letters > 0 && (text.match(own) ?? []).length === letters;
    if (isOwn && confidence > Math.min(sureWord, word.confidence))
      better.set(word, { ...word, text, confidence });
  }
  return words.map((word) => better.get(word) ?? word);
}
