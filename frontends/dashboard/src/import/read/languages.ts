import { languageOf, likenessOf } from '../parse/words/languages.ts';

/** OCR languages by Tesseract code, and by what browsers call them; each is loaded only when needed. */
export const languages = [
  { code: 'eng', tag: 'en', name: 'English' },
  { code: 'deu', tag: 'de', name: 'German' },
  { code: 'fra', tag: 'fr', name: 'French' },
  { code: 'ita', tag: 'it', name: 'Italian' },
  { code: 'spa', tag: 'es', name: 'Spanish' },
] as const;

export type OcrLanguage = (typeof languages)[number];

/** Fewer words that tell could be names. */
const fewest = 3;

/** What a text is written in; undefined where its words do not tell, or tell of a language that cannot be read. */
export function writtenIn(text: string): OcrLanguage | undefined {
  const found = languages.find(({ tag }) => tag === languageOf(text));
  return found && likenessOf(text, found.tag) >= fewest ? found : undefined;
}

/** Of languages that cannot be read: letters that are read where there was one with an accent. */
const accented: Readonly<Record<string, RegExp>> = {
  nordic: /[aeoäëéèôö]/iu,
  pl: /[acelnostz]/iu,
  pt: /[aeiouc]/iu,
};

/** Letters that may have lost their accents in a text; undefined where its words do not tell of such a language. */
export function lostLetters(text: string): RegExp | undefined {
  const found = languageOf(text) ?? '';
  return likenessOf(text, found) >= fewest ? accented[found] : undefined;
}

/** The first of this device's languages that can be read. */
export const ownLanguage = (): OcrLanguage =>
  navigator.languages
    .map((own) => languages.find(({ tag }) => own.startsWith(tag)))
    .find((language) => language !== undefined) ?? languages[0];
