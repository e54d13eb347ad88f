import type { Word } from '../../parse/columns.ts';
import { rowsOf } from '../rows.ts';

/** In sizes of type: how wide a blank parts what is on one line, and the least between its first and last word to tell its slope. */
const [gap, leastLength] = [1.2, 4];
/** So many lines tell it together, more than so much of their length at nearly its slope, and below that slope lines are read as they lie. */
const leastLines = 4;
const [minShare, sameSlope, sameShare] = [0.6, 0.012, 0.4];
const leastSlope = 0.007;

type Slope = { by: number; length: number };

/** Letters alone, whose line their height tells. */
const isPlain = ({ text }: Word) => /^\p{L}{2,}$/u.test(text) && !/[gjpqyQJ]/u.test(text);

function slopesOf(row: readonly Word[]): Slope[] {
  const lines: Word[][] = [];
  for (const word of row) {
    const last = lines.at(-1)?.at(-1);
    if (last && word.x - last.end < gap * (word.type?.size ?? word.height))
      lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((words) => {
    const plain = words.filter(isPlain);
    const [first, last] = [plain[0], plain.at(-1)];
    const length = first && last ? last.x - first.x : 0;
    if (!first || !last || length < leastLength * (first.type?.size ?? first.height)) return [];
    const rise = last.y + last.height - first.y - first.height;
    return [{ by: rise / ((last.x + last.end - first.x - first.end) / 2), length }];
  });
}

const lengthOf = (slopes: readonly Slope[]) => slopes.reduce((sum, { length }) => sum + length, 0);

/** How much the lines of a page fall to the right, where most agree. */
function slopeOf(words: readonly Word[]): number {
  const slopes = rowsOf(words)
    .flatMap(slopesOf)
    .toSorted((one, other) => one.by - other.by);
  const all = lengthOf(slopes);
  let before = 0;
  const middle = slopes.find(({ length }) => (before += length) >= all / 2)?.by ?? 0;
  const apart = Math.max(sameSlope, Math.abs(middle) * sameShare);
  const alike = slopes.filter(({ by }) => Math.abs(by - middle) < apart);
  const isTold = alike.length >= leastLines && lengthOf(alike) > all * minShare;
  return isTold && Math.abs(middle) >= leastSlope ? middle : 0;
}

/** Words of a page that lies turned, though its ink told nothing of it, on level lines. */
export function levelWords(words: readonly Word[]): Word[] {
  const slope = slopeOf(words);
  if (slope === 0) return [...words];
  return words.map((word) => {
    const by = -slope * ((word.x + word.end) / 2);
    const type = word.type && { ...word.type, line: word.type.line + by };
    return { ...word, y: word.y + by, ...(type && { type }) };
  });
}
