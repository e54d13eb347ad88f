import type { Word } from '../../parse/columns.ts';

/** Of the size of their type. */
const capital = 0.73;

/** The size of a word’s type. */
export const sizeOf = ({ type, height }: Word) => type?.size ?? height;

/** How high capitals of a word's type are: on a photo a word is as high as its letters, which may have no strokes upward. */
export const capitalOf = ({ type, height }: Word) => (type ? type.size * capital : height);
