import type { Language } from '../contracts/catalogue/language.ts';

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur'] satisfies Language[];

export const isRightToLeft = (language: string): boolean => rightToLeft.includes(language);

/** `Deutsch`, `日本語`: a language's own name, or that in `inLanguage`; in English where a browser does not know it. */
export function languageName(language: string, inLanguage = language): string {
  const known = Intl.DisplayNames.supportedLocalesOf(inLanguage)[0] ?? 'en';
  const name = new Intl.DisplayNames(known, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}
