import type { Box } from '../paper/pixels.ts';
import type { Word } from '../../parse/columns.ts';

/** An OCR word with its confidence, of 100, the middle of each of its letters, how many digits its ink is of, how thick its strokes are, the dash before it, and its face where it differs. */
export type ReadWord = Box & {
  text: string;
  confidence: number;
  letters?: number[];
  digits?: number;
  stroke?: number;
  dash?: { text: string; x: number };
  font?: string;
  type?: Word['type'];
};

/** Below these, OCR is guessing at short text or a longer word, or is unsure of a word or a number. */
export const guess = 30;
const noLetters = 10;
export const sureWord = 70;
const sureNumber = 85;

/** Shares of what is read surely: below them letters are of a script that the reader does not know, or some may be. */
export const legible = { known: 0.2, doubted: 0.7 };

/** Dots in a row are read as a few letters again and again. */
export const hasLetters = ({ text }: ReadWord): boolean =>
  /\p{L}/u.test(text) &&
  (text.length < 5 || new Set(text.toLowerCase()).size * 2 > Math.min(8, text.length));

/** How much of the letters, by their width, the reader is sure of: what it doesn't know it takes for a few signs. */
export function shareOfSure(words: readonly ReadWord[]): number {
  const written = words.filter(hasLetters);
  const widthOf = (some: readonly ReadWord[]) => some.reduce((sum, { width }) => sum + width, 0);
  const sure = written.filter(({ confidence }) => confidence >= sureWord);
  return written.length === 0 ? 1 : widthOf(sure) / widthOf(written);
}

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

const asCode: Record<string, string> = { '4': 'A', '8': 'B', '6': 'G', '0': 'O' };

/** Digits misread for letters in a list of codes: «4,C,6». Digits alone, and «2,A,C», are codes as they stand. */
const isCodes = (text: string) =>
  /^[a-r4680](?:,[a-r4680]){1,13}$/iu.test(text) && /[a-r]/iu.test(text);

/** Letters misread for digits in a price, as in «l2.5O», and digits for letters in codes. */
function mended(text: string): string {
  if (isCodes(text)) return Array.from(text, (sign) => asCode[sign] ?? sign.toUpperCase()).join('');
  // What stood before a point is lost: as a fraction it is far from other prices.
  if (/^[.,]\d{2}$/u.test(text)) return `0${text}`;
  // Fractions of a liter end in l, which looks like a stroke: «0,5l», «0,3l/0,5l».
  if (/^0[.,]\d{1,2}[1Il|!]$/u.test(text)) return `${text.slice(0, -1)}l`;
  if (/^0[.,]\d[1Il|!](?:\/0[.,]\d[1Il|!])+$/u.test(text))
    return text.replaceAll(/.(?=\/|$)/gu, 'l');
  if (!/^[$€£]?[\dOoQlI|iSsBZ]{1,4}[.,][\dOoQISsBZ]{2}[$€£]?$/u.test(text) || !/\d/u.test(text))
    return text;
  return Array.from(text, (sign) => asNumber[sign] ?? sign).join('');
}

/** Strokes through an «l» and a «Y» get lost, and an «o» is a zero: «34 zt», «Y280», «80z», «jalapefio». No word is called so. */
const asWritten = (text: string) =>
  text
    .replace(/^([\d.,]*)z[tf!|+]$/u, '$1zł')
    .replace(/^Y(?=\d{2,5}$)/u, '¥')
    .replaceAll(/(?<=\d ?)0z(?= |$)/giu, 'oz')
    .replace(/^Boz$/u, '8oz')
    .replace(/^â$/u, 'à')
    .replace(/(?<=\p{Ll}{2})I(?=\p{Ll}|$)/u, 'l')
    .replace(/(?<=[aei])(?<!ma)fi(?=[ao]s?$)/u, 'ñ');

/** «0,31€ 4,10», where a litre’s l is read as a stroke before a sign of money; and a misread ü between two consonants, where no word has «ii». */
const likelySigns = (text: string, isFinnish: boolean) =>
  text
    .replaceAll(/(?<![\d.,])(0[.,]\d)[1I|!](?=[€$£])/gu, '$1l ')
    .replace(/(?<=\d\/)(0[.,]\d)[1I|!]$/u, '$1l')
    .replace(/^[‘’'`´](?=\d{1,3}[.,]\d{2}\P{L}?$)/u, '')
    .replaceAll(/(?<=[bcdfghklmnprstvwz])ii(?!take)(?=[bcdfghklmnprstvwxz])/giu, (letters) =>
      isFinnish ? letters : 'ü',
    );

/** Dots in a row are also read as zeros. */
const isLeader = (text: string) =>
  /^0[0\s]*$/u.test(text) || /^[.·•…_,:;'"~=\s–—-]+$/u.test(text) || /^([a-z])\1{2,}$/u.test(text);

/** Often a misread ü, and marks of French where no French word is; few words contain them. */
const isMisread = (text: string) =>
  (/\p{Ll}ii\p{Ll}/u.test(text) && !/shiitake/iu.test(text)) ||
  (/[kw]/iu.test(text) && /[àâèêîôùûœ]/iu.test(text));

/** «Pulpo ala gallega»: a narrow blank in «a la» gets lost, and «ala» is no wider than so many times its height. */
const widestWing = 1.55;
const withBlank = ({ text, width, height }: Pick<ReadWord, 'text' | 'width' | 'height'>) =>
  width > height * widestWing ? text.replace(/^([aà])la$/u, '$1 la') : text;

/** A word of a photo as a piece of its row; nothing where it is a leader or a mere guess. In Finnish an «ii» is no ü. */
export function wordOf(
  { text: read, confidence, ...box }: ReadWord,
  image: number,
  isFinnish = false,
): Word[] {
  const text = asWritten(withBlank({ text: read, ...box }));
  const said = likelySigns(
    mended(text.replace(/(?:[.·…_]{2,}|…)+$/u, '').replace(/^[.·…_]{2,}/u, '')),
    isFinnish,
  );
  // A number with low confidence is still shown as unsure: otherwise a size or price would go missing silently.
  const least = /^\p{L}{4,}$/u.test(said) ? noLetters : guess;
  const hasDigits = said.replaceAll(/\D/gu, '').length * 2 >= said.length;
  const isGuess = confidence < least && !hasDigits;
  if (isGuess || said.trim() === '' || isLeader(said)) return [];
  const needed = /\d/u.test(said) ? sureNumber : sureWord;
  const { x, y, width, height, font, type, dash } = box;
  const strip = {
    image,
    x: Math.max(0, x - 8),
    y: Math.max(0, y - 6),
    width: width + 16,
    height: height + 12,
  };
  const isUnsure =
    confidence < needed ||
    said !== text.replace(/[.·…_]{2,}/gu, '') ||
    (!isFinnish && isMisread(said));
  const face = { ...(font !== undefined && { font }), ...(type && { type }) };
  const unsure = isUnsure ? [said] : [];
  const written = dash ? `${dash.text} ${said}` : said;
  return [{ text: written, x: dash?.x ?? x, end: x + width, y, height, strip, unsure, ...face }];
}
