import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { english } from '../words/english.ts';
import { loadWords } from '../words/load-words.ts';
import type { Words } from '../words/words.ts';
import type { PageLanguage } from './page-language.ts';

const known = new Map<string, Words>([[defaultLanguage, english]]);

/** Loads the strings of these languages, once each. Await it before rendering any page in one of them. */
export async function loadPageLanguages(languages: readonly string[]): Promise<void> {
  const unknown = languages.filter((one) => !known.has(one));
  const load = async (language: string) => known.set(language, await loadWords(language));
  await Promise.all(unknown.map(load));
}

/**
 * For rendering pages in any language; missing controls fall back to English. Throws if its strings are not loaded: the
 * page would silently be in English.
 */
export function pageLanguage(
  language: string,
  main: string,
  untranslated: readonly string[] = [],
): PageLanguage {
  const words = known.get(language);
  if (!words) throw new Error(`The words of ${language} were not loaded`);
  return { language, main, untranslated: new Set(untranslated), words };
}
