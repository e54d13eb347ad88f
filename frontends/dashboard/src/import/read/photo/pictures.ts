import { rowsOf } from '../rows.ts';
import type { ReadWord } from '../ocr/photo-word.ts';
import { middle } from '../paper/pixels.ts';

/** Of a word's height, and of the strokes of nearly all words of a page: what is thicker is filled, as no letter is. */
const [filled, thicker, nearlyAll] = [0.3, 1.6, 0.9];
/** Letters in heavy type are read surely. */
const sure = 85;

/** In heights of a page's words: what is higher is the edge of its paper. */
const highest = 12;

/** Leaves out logos, stamps, drawings and edges of the paper that are read as a few letters. */
export function withoutPictures(words: readonly ReadWord[]): ReadWord[] {
  const strokes = words
    .filter(({ text, confidence }) => confidence >= sure && text.length > 3)
    .map(({ stroke = 0 }) => stroke)
    .toSorted((a, b) => a - b);
  const usual = strokes[Math.floor(strokes.length * nearlyAll)] ?? Infinity;
  const edge = middle(words.map(({ height }) => height)) * highest;
  return words.filter(
    ({ text, confidence, height, stroke = 0 }) =>
      height <= edge &&
      (text.length > 4 ||
        confidence >= sure ||
        stroke < height * filled ||
        stroke < usual * thicker),
  );
}

/** So many short words beside all others, most of them no surer, are a frame. */
const [fewest, unsure, short] = [4, 70, 6];

/** Numbers are often doubted, words of a frame are unsure letters. */
const isText = ({ text, confidence }: ReadWord) =>
  (confidence >= sure && /\p{L}{4}/u.test(text)) || /^\P{L}?\d[\d.,]*\d\P{L}{0,3}$/u.test(text);

/** Leaves out what is read of tiles and leaves left or right of all that a page says. */
export function withoutFrames(words: readonly ReadWord[]): ReadWord[] {
  const said = words.filter(isText);
  const from = Math.min(...said.map(({ x }) => x));
  const to = Math.max(...said.map(({ x, width }) => x + width));
  const isShort = ({ text }: ReadWord) => text.length <= short;
  const sides = [
    words.filter((word) => isShort(word) && word.x + word.width < from),
    words.filter((word) => isShort(word) && word.x > to),
  ];
  const framed = sides.filter(
    (side) =>
      side.length >= fewest &&
      side.filter(({ confidence }) => confidence < unsure).length * 2 > side.length,
  );
  const frame = new Set(framed.flat());
  return words.filter((word) => !frame.has(word));
}

/** How much the size and the strokes of one sign may differ. */
const same = 0.15;
const isSame = (one = 0, other = 0) => Math.abs(one - other) <= Math.max(2, one * same);
const isSign = ({ text }: ReadWord) => /^(?:[^\p{L}\d&/|.,'"–—-]|[xX])$/u.test(text);
const areSame = (one: ReadWord, other: ReadWord) =>
  (['width', 'height', 'stroke'] as const).every((size) => isSame(one[size], other[size]));

/** «Chips ★ Beans ★ Slaw», read as «Chips € Beans + Slaw»: a picture between names that is read as several signs is none of them, and parts dishes. */
export function withPartingSigns(words: readonly ReadWord[]): ReadWord[] {
  const between = rowsOf(words).flatMap((row) =>
    row.flatMap((sign, at) => {
      const next = row[at + 1];
      return at > 0 && isSign(sign) && next && /\p{L}{2}/u.test(next.text) ? [{ sign, next }] : [];
    }),
  );
  const parting = between.filter(({ sign }) => {
    const alike = between.filter((one) => areSame(sign, one.sign));
    return new Set(alike.map((one) => one.sign.text)).size > 1;
  });
  return words
    .filter((word) => !parting.some(({ sign }) => sign === word))
    .map((word) => {
      const sign = parting.find(({ next }) => next === word)?.sign;
      return sign ? { ...word, dash: { text: '·', x: sign.x } } : word;
    });
}
