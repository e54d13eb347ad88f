import phraseStyles from '@menuleaf/public-menu/src/inlined/phrases.css';
import turnedStyles from '@menuleaf/public-menu/src/inlined/rtl.css';
import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';

const breaksInWords = (language: string) => /^(?:ja|ko)\b/.test(language);

/** What the writing of a language asks for beyond the frame: nothing for most. */
export const writingStyles = (language: string) =>
  (isRightToLeft(language) ? turnedStyles : '') + (breaksInWords(language) ? phraseStyles : '');
