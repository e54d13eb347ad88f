import { rowsOf } from '../rows.ts';
import type { ReadWord } from '../ocr/photo-word.ts';
import type { Pixels } from '../paper/pixels.ts';

/** In sizes of type: how high letters are without and with a stroke upward, and capitals with a mark, and how far strokes and commas reach below the line. */
const [low, high, highest, below, comma] = [0.55, 0.73, 0.9, 0.22, 0.13];
/** Of the size, and of the strokes, of the name before it: what is in a dish is often set smaller or lighter on its line. What is smaller is thinner, too. */
const [small, light, thinner] = [0.8, 0.7, 0.98];
const rather = { small: 0.9, light: 0.8 };
/** In sizes of type: a wider gap begins another name; a dash fits into it. */
const widest = 1.5;
const ink = 160;

/** Letters that are neither large nor small, and those marks of them that stand above and below: how high and deep each is. */
const uncased: readonly (readonly [RegExp, number, RegExp, RegExp])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 0.78, /(?!)/u, /./u],
  [
    /\p{Script=Thai}/u,
    0.6,
    /[\u0E31\u0E34-\u0E37\u0E47-\u0E4E\u0E42-\u0E44\u0E1B\u0E1D\u0E1F]/u,
    /[\u0E38\u0E39]/u,
  ],
  [
    /\p{Script=Devanagari}/u,
    0.65,
    /[\u0900-\u0903\u093F\u0940\u0945-\u094C]/u,
    /[\u0941-\u0944\u094D]/u,
  ],
  [/\p{Script=Hebrew}/u, 0.55, /ל/u, /[ןףץק]/u],
  [/\p{Script=Arabic}/u, 0.7, /(?!)/u, /./u],
];
const [markAbove, markBelow] = [0.25, 0.12];

/** How far a word reaches above and below its line, in sizes of type, by its letters: marks as «ç» has one stand below them. */
function reachOf(text: string): [number, number] {
  const other = uncased.find(([letters]) => letters.test(text));
  if (other) {
    const [, height, isAbove, isBelow] = other;
    return [height + (isAbove.test(text) ? markAbove : 0), isBelow.test(text) ? markBelow : 0];
  }
  const signs = text.normalize('NFD');
  const isTall = /[\p{Lu}\dbdfhijkltβδζθλξφψ()]|\p{Ll}(?=[^\P{M}\u0326-\u0328])/u.test(signs);
  const above = /\p{Lu}(?=[^\P{M}\u0326-\u0328])/u.test(signs) ? highest : isTall ? high : low;
  const isDeep = /[gjpqyQJ()βγζημξρφχψ]|[\u0326\u0327]/u.test(signs);
  return [above, isDeep ? below : /[,;$]|\u0328/u.test(signs) ? comma : 0];
}

/** The size of type that a word is set in, by its height and its letters. */
export function sizeOf({ text, height }: ReadWord): number {
  const [above, under] = reachOf(text);
  return height / (above + under);
}

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

/** «Brisket *lean or moist*», «Dorsz *140 g*»: the words that are smaller or lighter than the name that they stand behind. */
function smallPrint(row: readonly ReadWord[]): ReadWord[] {
  const found: ReadWord[] = [];
  let [name, before] = [row[0], row[0]];
  for (const word of row) {
    const gap = word.x - (before ? before.x + before.width : 0);
    const isFar = gap > widest * sizeOf(name ?? word);
    const isBehindNumber = /^\P{L}*$/u.test(before?.text ?? '') && before !== found.at(-1);
    if (isFar || isBehindNumber) name = word;
    before = word;
    const stroke = (word.stroke ?? 0) / (name?.stroke ?? 0);
    const size = sizeOf(word) / sizeOf(name ?? word);
    if (isTranslated(name?.text ?? '', word.text)) continue;
    if (
      stroke < light ||
      (stroke < thinner && size < small) ||
      (stroke < rather.light && size < rather.small)
    )
      found.push(word);
  }
  return found;
}

/** Where its line is, and its size; nothing of signs alone, whose heights differ. */
export function typeOf(word: ReadWord): ReadWord['type'] {
  if (!/[\p{L}\d]/u.test(word.text)) return undefined;
  const [, under] = reachOf(word.text);
  const size = sizeOf(word);
  return { line: word.y + word.height - under * size, size, stroke: word.stroke ?? 0 };
}

/** A photo tells no faces of type, but sizes and strokes. */
export function withType(words: readonly ReadWord[]): ReadWord[] {
  const found = new Set(rowsOf(words).flatMap(smallPrint));
  return words.map((word) => {
    const type = typeOf(word);
    return { ...word, ...(type && { type }), ...(found.has(word) && { font: 'small' }) };
  });
}
