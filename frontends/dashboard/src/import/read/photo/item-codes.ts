import type { ReadWord } from '../ocr/photo-word.ts';

/** So many codes on one edge are a column, and how far apart in heights of a letter they begin. */
const fewest = 3;
const aligned = 0.5;

const code = /^\p{Lu}\d{1,2}$/u;
const misread = /^\p{L}[\dlIi|]{1,2}$/u;

/** «Al», «A2», «s3» and «A4» below each other: codes of dishes, in capitals and with a one. */
export function withItemCodes(words: readonly ReadWord[]): ReadWord[] {
  const codes = words.filter(({ text }) => code.test(text));
  return words.map((word) => {
    const alike = codes.filter(({ x }) => Math.abs(x - word.x) < word.height * aligned);
    return misread.test(word.text) && alike.length >= fewest
      ? { ...word, text: word.text.toUpperCase().replaceAll(/(?<=.)[LI|]/gu, '1') }
      : word;
  });
}
