import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { chineseTraditional } from './chinese-traditional.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hebrew } from './hebrew.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';
import type { Words } from './words.ts';

/** The languages in which there are controls, all at once: for who renders pages. */
export const allWords = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  he: hebrew,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  tr: turkish,
  zh: chinese,
  'zh-Hant': chineseTraditional,
} satisfies Record<string, Words>;
