import { remembered } from '../remembered.ts';

/** Lowercase without accents, to compare words across languages. */
export const plain = remembered((text) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u200C]/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .trim(),
);
