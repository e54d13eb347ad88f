import type { Word } from '../../parse/columns.ts';
import { footOf } from '../paper/pixels.ts';

/** Of the size of their type. */
const capital = 0.73;

/** The size of a word’s type. */
export const sizeOf = ({ type, height }: Word) => type?.size ?? height;

/** How high capitals of a word's type are: on a photo a word is as high as its letters, which may have no strokes upward. */
export const capitalOf = ({ type, height }: Word) => (type ? type.size * capital : height);

/** Where a word's line is: on a photo some letters reach below it. */
export const lineOf = (word: Pick<Word, 'y' | 'height' | 'type'>) =>
  word.type?.line ?? footOf(word);
