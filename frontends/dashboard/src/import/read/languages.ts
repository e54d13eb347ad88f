import { languageOf, likenessOf } from '../parse/words/languages.ts';

/** OCR languages by Tesseract code, and by what browsers call them; each is loaded only when needed. */
export const languages = [
  { code: 'eng', tag: 'en', name: 'English' },
  { code: 'deu', tag: 'de', name: 'German' },
  { code: 'fra', tag: 'fr', name: 'French' },
  { code: 'ita', tag: 'it', name: 'Italian' },
  { code: 'spa', tag: 'es', name: 'Spanish' },
  { code: 'por', tag: 'pt', name: 'Portuguese' },
  { code: 'pol', tag: 'pl', name: 'Polish' },
  { code: 'swe', tag: 'sv', name: 'Swedish' },
  { code: 'dan', tag: 'da', name: 'Danish' },
  { code: 'nld', tag: 'nl', name: 'Dutch' },
  { code: 'ces', tag: 'cs', name: 'Czech' },
  { code: 'hun', tag: 'hu', name: 'Hungarian' },
  { code: 'ron', tag: 'ro', name: 'Romanian' },
  { code: 'tur', tag: 'tr', name: 'Turkish' },
  { code: 'ell', tag: 'el', name: 'Greek' },
] as const;

export type OcrLanguage = (typeof languages)[number];

/** Fewer words that tell could be names. */
const fewest = 3;

const count = (text: string, word: RegExp) => text.match(word)?.length ?? 0;

/** Nordic languages share most words of menus, but not this one. */
const isSwedish = (text: string) => count(text, /\boch\b/giu) > count(text, /\bog\b/giu);

/** What a text is written in; undefined where its words do not tell, or tell of a language that cannot be read. */
export function writtenIn(text: string): OcrLanguage | undefined {
  const told = languageOf(text);
  if (told === undefined || likenessOf(text, told) < fewest) return undefined;
  const own = told === 'nordic' ? (isSwedish(text) ? 'sv' : 'da') : told;
  return languages.find(({ tag }) => tag === own);
}

/** The first of this device's languages that can be read. */
export const ownLanguage = (): OcrLanguage =>
  navigator.languages
    .map((own) => languages.find(({ tag }) => own.startsWith(tag)))
    .find((language) => language !== undefined) ?? languages[0];

export const isGreek = ({ code }: OcrLanguage) => code === 'ell';

/** Whose reader knows no sign of its money and sees a digit in it: the English one reads numbers better. */
export const knowsLittleMoney = ({ code }: OcrLanguage) => code === 'ell' || code === 'tur';

const alike = new Map([
  ['µ', 'μ'],
  ['ţ', 'ț'],
  ['Ţ', 'Ț'],
  ['ş', 'ș'],
  ['Ş', 'Ș'],
]);

/** The letters that its writers use where its reader tells others that look alike: «µε», «ţărănesc». */
export const withLettersOf = ({ code }: OcrLanguage, text: string): string =>
  text.replaceAll(/[µţŢşŞ]/gu, (letter) =>
    letter === 'µ' || code === 'ron' ? (alike.get(letter) ?? letter) : letter,
  );

/** The reader of letters that this language's does not know. */
export const otherScript = (language: OcrLanguage): OcrLanguage =>
  languages.find((one) => isGreek(one) !== isGreek(language)) ?? language;

export const unknownLetters =
  'The letters of this photo can’t be read. If it isn’t blurred, bring the menu as a PDF, a Word file or text: these are read in every script.';
