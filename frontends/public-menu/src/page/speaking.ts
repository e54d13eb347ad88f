import { allWords } from '../words/all-words.ts';
import { english } from '../words/english.ts';
import type { Words } from '../words/words.ts';
import type { Spoken } from './spoken.ts';

const known: Readonly<Record<string, Words>> = allWords;

/** For who renders pages in any language; controls that are not there in it are English. */
export const speaking = (
  language: string,
  main: string,
  untranslated: readonly string[] = [],
): Spoken => ({
  language,
  main,
  untranslated: new Set(untranslated),
  words: known[language] ?? english,
});
