import type { ReadWord } from './photo-word.ts';
import type { Pixels } from './unread-ink.ts';

/** A faint stroke is no space. */
const ink = 205;
/** In letters, and in gaps between its other letters: a space is as wide at least. */
const [leastOfLetter, leastOfGaps] = [0.4, 2];
/** Whether a word was one is a guess: it is marked. */
const doubted = 65;

type Gap = { at: number; width: number };

/** White columns within a word. */
function gapsOf({ data, width: line }: Pixels, { x, y, width, height }: ReadWord): Gap[] {
  const isInk = (at: number) => {
    for (let row = y; row < y + height; row += 1)
      if ((data[(row * line + at) * 4] ?? 255) < ink) return true;
    return false;
  };
  const gaps: Gap[] = [];
  let last = x;
  for (let at = x; at < x + width; at += 1) {
    if (!isInk(at)) continue;
    if (at - last > 1 && last > x) gaps.push({ at: (last + at) / 2, width: at - last - 1 });
    last = at;
  }
  return gaps;
}

/** The gaps that are far wider than all others of the word. */
function spacesOf(gaps: readonly Gap[], letter: number): Gap[] {
  const widest = gaps.toSorted((a, b) => b.width - a.width);
  const end = widest.findIndex(
    ({ width }, at) => width >= (widest[at + 1]?.width ?? Infinity) * leastOfGaps,
  );
  const spaces = widest.slice(0, end + 1);
  return spaces.every(({ width }) => width >= letter * leastOfLetter) ? spaces : [];
}

/** «Coqauvin» is «Coq au vin» where its picture has spaces. Such a word is unsure. */
export function withSpaces(image: Pixels, word: ReadWord): ReadWord {
  const { letters = [], text, width } = word;
  const signs = Array.from(text);
  if (!/^\p{L}{3,}$/u.test(text) || letters.length !== signs.length) return word;
  const spaces = spacesOf(gapsOf(image, word), width / signs.length);
  const apart = signs.map((sign, at) => {
    const [here = 0, before = here] = [letters[at], letters[at - 1]];
    return spaces.some((gap) => gap.at > before && gap.at < here) ? ` ${sign}` : sign;
  });
  const spaced = apart.join('');
  return spaced === text
    ? word
    : { ...word, text: spaced, confidence: Math.min(word.confidence, doubted) };
}
