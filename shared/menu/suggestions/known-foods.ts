import type { Allergen } from '../allergens/allergen-names.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { spanish } from './spanish.ts';
import { singulars, type Word } from './words-in.ts';

type Contained = readonly Allergen[];

const phrases = new Map<string, Set<Allergen>>();
const beginnings: [string, Contained][] = [];
const ends: [string, Contained][] = [];

/** Words in two languages mean both. */
for (const [holds, names] of [english, german, french, italian, spanish].flat()) {
  for (const name of names.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '))) {
    if (name.startsWith('~')) ends.push([name.slice(1), holds]);
    else if (name.endsWith('~')) beginnings.push([name.slice(0, -1), holds]);
    if (!name.startsWith('~')) {
      const whole = name.replace(/~$/, '');
      phrases.set(whole, new Set([...(phrases.get(whole) ?? []), ...holds]));
    }
  }
}

const longest = Math.max(...[...phrases.keys()].map((name) => name.split(' ').length));

const isPartOf = (whole: string, part: string) => whole.length > part.length + 2;

/** `Käsespätzle`: matches a compound's start and end. Nothing if a list has one of them as harmless. */
function compound(plain: string): Contained | undefined {
  const begun = beginnings.filter(([part]) => plain.startsWith(part) && isPartOf(plain, part));
  const ended = ends.filter(([part]) => plain.endsWith(part) && isPartOf(plain, part));
  if (begun.length + ended.length === 0) return undefined;
  const parts = [...begun, ...ended].map(([, holds]) => holds);
  return parts.some((holds) => holds.length === 0) ? [] : parts.flat();
}

const oneWord = (plain: string): Contained | undefined => {
  const [exact, ...others] = singulars(plain).flatMap((word) => {
    const found = phrases.get(word);
    return found ? [[...found]] : [];
  });
  return exact ?? others[0] ?? compound(plain);
};

/** The longest known food at a position, with its word count and probable allergens. */
export function foodAt(words: readonly Word[], at: number) {
  for (let size = Math.min(longest, words.length - at); size > 1; size -= 1) {
    const taken = words.slice(at, at + size).map(({ plain }) => plain);
    const before = taken.slice(0, -1).join(' ');
    for (const last of singulars(taken.at(-1) ?? '')) {
      const holds = phrases.get(`${before} ${last}`);
      if (holds) return { size, holds: [...holds] };
    }
  }
  const holds = oneWord(words[at]?.plain ?? '');
  return holds && { size: 1, holds };
}
