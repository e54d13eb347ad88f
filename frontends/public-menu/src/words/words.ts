import type { FirstWords } from './first-words.ts';
import type { laterWords } from './later-words.ts';
import type { ownMoreWords } from './more-words.ts';
import type { OfflineWords } from './offline-words.ts';
import type { AllergenWords, PageWords } from './page-words.ts';

/** All strings of diners' pages and scripts, in one language. */
export type Words = {
  page: PageWords;
  allergens: AllergenWords;
  script: Omit<FirstWords, 'days'> & typeof ownMoreWords & typeof laterWords & OfflineWords;
};
