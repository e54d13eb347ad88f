import { inkParts } from '../paper/ink.ts';
import { type Box, footOf, type Pixels } from '../paper/pixels.ts';

const ink = 128;
/** Of letters, in pixels; wider ones are joined, as those of slanted type. */
const [lowest, highest, widest] = [7, 110, 4];
/** In heights of a letter: the gap to the next, how far their feet differ, and how much their heights may. */
const near = { gap: 0.7, foot: 0.15, height: 1.8 };
/** So many beside each other are a word. */
const leastInRow = 4;
/** No page has more: a pattern does. */
const mostLetters = 10_000;

/** Whatever may be a letter of a page. */
export const letterParts = (image: Pixels): Box[] =>
  inkParts(image, ink, ({ width, height }) => Math.max(width, height) >= lowest);

/** As it stands on a page that is turned clockwise by quarters. */
const turns: readonly ((box: Box) => Box)[] = [
  (box) => box,
  ({ x, y, width, height }) => ({ x: -y - height, y: x, width: height, height: width }),
  ({ x, y, width, height }) => ({ x: -x - width, y: -y - height, width, height }),
  ({ x, y, width, height }) => ({ x: y, y: -x - width, width: height, height: width }),
];

const isNext = (one: Box, other: Box) =>
  other.x >= one.x + one.width * 0.5 &&
  other.x - one.x - one.width <= one.height * near.gap &&
  other.height < one.height * near.height &&
  one.height < other.height * near.height &&
  Math.abs(footOf(other) - footOf(one)) <= near.foot * Math.max(one.height, other.height) + 1;

/** How many letters stand beside others on one line. */
function inRows(letters: readonly Box[]): number {
  const sorted = letters.toSorted((one, other) => one.x - other.x).slice(0, mostLetters);
  const levelOf = (box: Box) => Math.floor(footOf(box) / 24);
  const levels = new Map<number, Box[]>();
  for (const one of sorted) {
    const level = levels.get(levelOf(one));
    if (level) level.push(one);
    else levels.set(levelOf(one), [one]);
  }
  /** How many letters of its word stand up to it. */
  const upTo = new Map<Box, number>();
  for (const one of sorted) {
    const level = levelOf(one);
    const next = [level - 1, level, level + 1]
      .flatMap((at) => levels.get(at)?.find((other) => isNext(one, other)) ?? [])
      .toSorted((a, b) => a.x - b.x)[0];
    if (next) upTo.set(next, Math.max(upTo.get(next) ?? 0, (upTo.get(one) ?? 1) + 1));
  }
  return [...upTo.values()].filter((count) => count >= leastInRow).length;
}

/** How many letters stand in rows, as the page is and turned clockwise by one, two and three quarters: feet of letters are level more often than their heads. */
export const lettersInRows = (parts: readonly Box[]): number[] =>
  turns.map((turn) =>
    inRows(
      parts
        .map(turn)
        .filter(
          ({ width, height }) =>
            height >= lowest && height <= highest && width > 1 && width <= height * widest,
        ),
    ),
  );
