/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const opening = /^[\p{Ps}\p{Pi}]+$/u;

/** Text that stays on one line, and whether a space precedes it. */
type Piece = { text: string; isSpaced: boolean };

const partsOf = (text: string, granularity: 'word' | 'grapheme') => [
  ...new Intl.Segmenter(undefined, { granularity }).segment(text),
];

/** A comma stays with the word before, a bracket with the one after. */
function unspacedPieces(word: string): string[] {
  const pieces: string[] = [];
  let opened = '';
  for (const { segment, isWordLike } of partsOf(word, 'word')) {
    const last = pieces.length - 1;
    if (opening.test(segment)) opened += segment;
    else if (isWordLike !== true && last >= 0 && !opened) pieces[last] += segment;
    else {
      pieces.push(opened + segment);
      opened = '';
    }
  }
  return opened ? [...pieces, opened] : pieces;
}

const piecesOf = (text: string): Piece[] =>
  text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) =>
      (unspaced.test(word) ? unspacedPieces(word) : [word]).map((piece, at) => ({
        text: piece,
        isSpaced: at === 0,
      })),
    );

type Width = (text: string) => number;

/** Splits a word wider than a line into parts that fit. */
function brokenUp(word: string, width: number, widthOf: Width): string[] {
  const parts = [''];
  for (const { segment } of partsOf(word, 'grapheme')) {
    const last = parts.length - 1;
    const longer = parts[last] + segment;
    if (parts[last] && widthOf(longer) > width) parts.push(segment);
    else parts[last] = longer;
  }
  return parts;
}

/** Truncates a line, with an ellipsis. */
function cut(line: string, width: number, widthOf: Width): string {
  const letters = partsOf(line, 'grapheme').map(({ segment }) => segment);
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Wraps text into at most `most` lines no wider than `width` pixels; truncates the rest. */
export function linesOf(text: string, width: number, most: number, widthOf: Width): string[] {
  const lines: string[] = [];
  for (const { text: piece, isSpaced } of piecesOf(text)) {
    const last = lines.at(-1);
    const longer = last === undefined ? piece : last + (isSpaced ? ' ' : '') + piece;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(...(widthOf(piece) > width ? brokenUp(piece, width, widthOf) : [piece]));
    if (lines.length > most) {
      const [before = '', after = ''] = lines.slice(most - 1);
      return [
        ...lines.slice(0, most - 1),
        cut(before + (isSpaced ? ' ' : '') + after, width, widthOf),
      ];
    }
  }
  return lines;
}
