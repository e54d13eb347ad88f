import { rowsOf } from '../rows.ts';
import type { ReadWord } from './photo-word.ts';

/** In sizes of type: how high letters are without and with a stroke upward, and how far strokes reach below the line. */
const [low, high, below] = [0.55, 0.73, 0.22];
/** Of the size of the name before it: what is in a dish is often set smaller on its line. */
const small = 0.8;
/** In heights: a wider gap begins another name. */
const widest = 1.4;

/** The size of type that a word is set in, by its height and its letters. */
function sizeOf({ text, height }: ReadWord): number {
  const above = /[\p{Lu}\dbdfhklt]|\p{Ll}(?=\p{M})/u.test(text.normalize('NFD')) ? high : low;
  return height / (above + (/[gjpqyQJ,;()]/u.test(text) ? below : 0));
}

/** A photo tells no faces of type, but sizes: «Brisket *lean or moist*», words smaller than the name that they stand behind. */
export function withSmallPrint(words: readonly ReadWord[]): ReadWord[] {
  const found = new Set<ReadWord>();
  for (const row of rowsOf(words)) {
    let [name, before] = [row[0], row[0]];
    for (const word of row) {
      const gap = word.x - (before ? before.x + before.width : 0);
      if (gap > widest * word.height || /^\P{L}*$/u.test(before?.text ?? '')) name = word;
      if (name && sizeOf(word) < sizeOf(name) * small) found.add(word);
      before = word;
    }
  }
  return words.map((word) => (found.has(word) ? { ...word, font: 'small' } : word));
}
