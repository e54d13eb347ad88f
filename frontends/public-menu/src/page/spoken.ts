import { createContext, useContext } from 'react';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';
import { english } from '../words/english.ts';
import type { Words } from '../words/words.ts';
import { direction } from './direction.ts';

/** What a page is in. */
export type Spoken = {
  language: string;
  /** What its owner writes in. */
  main: string;
  /** Texts that are not there in its language, and stand in the main one. */
  untranslated: ReadonlySet<string>;
  words: Words;
};

const spokenEnglish: Spoken = {
  language: defaultLanguage,
  main: defaultLanguage,
  untranslated: new Set(),
  words: english,
};

export const SpokenContext = createContext(spokenEnglish);
const useSpoken = () => useContext(SpokenContext);

export const usePageWords = () => useSpoken().words.page;
export const useLanguage = () => useSpoken().language;

/** By which dates and times are written; in the digits 0 to 9, as prices are. */
export const localeOf = (language: string) =>
  language === defaultLanguage ? 'en-US' : `${language}-u-nu-latn`;
export const useLocale = () => localeOf(useLanguage());

/** What a text needs to be read out and set right where it is in another language than its page. */
export function useTongue() {
  const { language, main, untranslated } = useSpoken();
  const page = isRightToLeft(language) ? 'rtl' : 'ltr';
  return (text: string | null) => ({
    dir: direction(text, page),
    lang: text !== null && untranslated.has(text) ? main : undefined,
  });
}

/** The direction of what holds a text. */
export function useDirection() {
  const page = isRightToLeft(useLanguage()) ? 'rtl' : 'ltr';
  return { page, of: (text: string | null) => direction(text, page) } as const;
}

/** The words for allergens and the owner’s own, as a page in this language says them. */
export function useAllergenNames() {
  const { language, main, words } = useSpoken();
  return { names: words.allergens, isEnglish: language === defaultLanguage, language, main };
}
