import { rowsOf } from '../rows.ts';
import type { ReadWord } from '../ocr/photo-word.ts';
import { proportionsOf } from '../ocr/proportions.ts';
import { type Proportions, reachOf, sizeOf } from '../ocr/type-size.ts';
import type { Pixels } from '../paper/pixels.ts';

/** Of the size, and of the strokes, of the name before it: what is in a dish is often set smaller or lighter on its line. What is smaller is thinner, too. */
const [small, light, thinner] = [0.8, 0.7, 0.98];
const rather = { small: 0.9, light: 0.8 };
/** In sizes of type: a wider gap begins another name; a dash fits into it. */
const widest = 1.5;
const ink = 160;

/** How thick the strokes of a word are: twice its ink by the length of its edges. */
export function withStroke({ data, width: line }: Pixels, word: ReadWord): ReadWord {
  const at = (x: number, y: number) => data[(y * line + x) * 4] ?? 255;
  let [area, edges] = [0, 0];
  for (let y = word.y; y < word.y + word.height; y += 1)
    for (let x = word.x; x < word.x + word.width; x += 1) {
      const isInk = at(x, y) < ink;
      area += 1 - at(x, y) / 255;
      edges += Number(isInk !== at(x + 1, y) < ink) + Number(isInk !== at(x, y + 1) < ink);
    }
  return edges > 0 ? { ...word, stroke: (area * 2) / edges } : word;
}

/** A name in another script behind a name says it once more, however it is set. */
const isTranslated = (name: string, word: string) =>
  /[^\P{L}\p{Script=Latin}]/u.test(name) && /^\P{L}*\p{Script=Latin}/u.test(word);

/** Strokes upward tell a size; low letters alone differ from face to face. */
const isHigh = ({ text }: ReadWord) => /[\p{Lu}\dbdfhkl]/u.test(text);

/** Whether a word that is found small, or one that is found right beside it, is surely so. */
function isSureBeside(
  row: readonly ReadWord[],
  at: number,
  found: readonly ReadWord[],
  sure: ReadonlySet<ReadWord>,
): boolean {
  const isSure = (by: number) => {
    for (let other = at; ; other += by) {
      const word = row[other];
      if (!word || !found.includes(word)) return false;
      if (sure.has(word)) return true;
    }
  };
  return isSure(1) || isSure(-1);
}

/** «Brisket *lean or moist*», «Dorsz *140 g*»: the words that are smaller or lighter than the name that they stand behind. */
function smallPrint(row: readonly ReadWord[], own: Proportions): ReadWord[] {
  const found: ReadWord[] = [];
  const sure = new Set<ReadWord>();
  let [name, before] = [row[0], row[0]];
  for (const word of row) {
    const gap = word.x - (before ? before.x + before.width : 0);
    const isFar = gap > widest * sizeOf(name ?? word, own);
    const isBehindNumber = /^\P{L}*$/u.test(before?.text ?? '') && before !== found.at(-1);
    if (isFar || isBehindNumber) name = word;
    before = word;
    const stroke = (word.stroke ?? 0) / (name?.stroke ?? 0);
    const size = sizeOf(word, own) / sizeOf(name ?? word, own);
    if (isTranslated(name?.text ?? '', word.text)) continue;
    const isLight = stroke < light || (stroke < rather.light && size < rather.small);
    if (isLight || (stroke < thinner && size < small)) found.push(word);
    if (isLight || (found.at(-1) === word && isHigh(word))) sure.add(word);
  }
  return found.filter((word) => isSureBeside(row, row.indexOf(word), found, sure));
}

/** Where its line is, and its size; nothing of signs alone, whose heights differ. */
export function typeOf(word: ReadWord, own?: Proportions): ReadWord['type'] {
  if (!/[\p{L}\d]/u.test(word.text)) return undefined;
  const [, under] = reachOf(word.text, own);
  const size = sizeOf(word, own);
  return { line: word.y + word.height - under * size, size, stroke: word.stroke ?? 0 };
}

/** A photo tells no faces of type, but sizes and strokes. */
export function withType(words: readonly ReadWord[]): ReadWord[] {
  const rows = rowsOf(words);
  const own = proportionsOf(rows);
  const found = new Set(rows.flatMap((row) => smallPrint(row, own)));
  return words.map((word) => {
    const type = typeOf(word, own);
    return { ...word, ...(type && { type }), ...(found.has(word) && { font: 'small' }) };
  });
}
