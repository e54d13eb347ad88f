import { createContext, useContext } from 'react';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';
import { english } from '../words/english.ts';
import type { Words } from '../words/words.ts';
import { direction } from './direction.ts';

export type PageLanguage = {
  language: string;
  /** The owner's language. */
  main: string;
  /** Texts missing in its language, shown in the main one. */
  untranslated: ReadonlySet<string>;
  words: Words;
};

const englishPage: PageLanguage = {
  language: defaultLanguage,
  main: defaultLanguage,
  untranslated: new Set(),
  words: english,
};

export const PageLanguageContext = createContext(englishPage);
const usePageLanguage = () => useContext(PageLanguageContext);

export const usePageWords = () => usePageLanguage().words.page;
export const useLanguage = () => usePageLanguage().language;

/** Locale for dates and times; with digits 0 to 9, as in prices. */
export const localeOf = (language: string) =>
  language === defaultLanguage ? 'en-US' : `${language}-u-nu-latn`;
export const useLocale = () => localeOf(useLanguage());

/** Attributes for reading out and displaying a text that is not in the page's language. */
export function useTextAttributes() {
  const { language, main, untranslated } = usePageLanguage();
  const page = isRightToLeft(language) ? 'rtl' : 'ltr';
  return (text: string | null) => ({
    dir: direction(text, page),
    lang: text !== null && untranslated.has(text) ? main : undefined,
  });
}

/** The direction of a text container. */
export function useDirection() {
  const page = isRightToLeft(useLanguage()) ? 'rtl' : 'ltr';
  return { page, of: (text: string | null) => direction(text, page) } as const;
}

/** Allergen names in this page's language, and what the owner’s own text needs. */
export function useAllergenNames() {
  const { language, main, words } = usePageLanguage();
  return { names: words.allergens, isEnglish: language === defaultLanguage, language, main };
}
