import { isCapitals, isSectionName } from '../headings.ts';

/** How names are told from what is said of dishes where no line ends: by their letters. */
export type Letters = 'capitals' | 'titles';

const joins =
  /^(?:&|\+|\/|-|–|’n’|of|the|and|or|a|à|la|le|les|l’|au|aux|du|de|des|del|di|da|e|y|et)$/iu;
const held = /^\(.*\)$/u;

/** Words, where those in brackets are one, and a few in quotes. */
export const wordsIn = (text: string): string[] =>
  text.match(/\([^()]*\)\S*|(?:„[^“”]{2,30}[“”]|“[^”]{2,30}”|«[^»]{2,30}»)\S*|[^\s()]+/gu) ?? [];

export const isOfName: Record<Letters, (word: string) => boolean> = {
  capitals: (word) => /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word.replace(/[’']s$/u, '')),
  titles: (word) => /^(?:["“„«‘'(]?(?:\p{Lu}|\d+(?:%|oz|g)$)|[“„«].+[”“»])/u.test(word),
};

const isEnd = (word: string) => /[.!?;:,]["”’']?$/u.test(word) && !/^\p{Lu}\.$/u.test(word);

const isJoining = (word: string, letters: Letters) =>
  joins.test(word) && !(letters === 'capitals' && /\p{Ll}/u.test(word));

/** Where the name begins that some words end with; their number where none does. */
export function nameAtEnd(words: readonly string[], letters: Letters): number {
  let from = words.length;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (at < words.length - 1 && isEnd(word)) break;
    if (isOfName[letters](word)) from = at;
    else if (!isJoining(word, letters) && !held.test(word)) break;
  }
  return from;
}

/** Where the name ends that some words begin with; 0 where none does. */
export function nameAtStart(words: readonly string[], letters: Letters): number {
  let to = 0;
  for (const [at, word] of words.entries()) {
    const isHeld = at === to && (held.test(word) || (at > 0 && /^\d{2,4}$/u.test(word)));
    if (isOfName[letters](word) || isHeld) to = at + 1;
    else if (!isJoining(word, letters)) break;
    if (isEnd(word)) break;
  }
  return to;
}

const ordinal = /^(?:first|second|third|main|hot|cold|light|soft|side)$/iu;

export const turn = /^to (?:start|begin|follow|finish|share)$/iu;

/** «Main Courses Sea Bass», «Lunch First Courses Melon»: a title before a name; `name` is where that begins. */
export function titleIn(words: readonly string[]): { from: number; name: number } | undefined {
  for (let name = words.length - 1; name > 0; name -= 1) {
    const last = words[name - 1] ?? '';
    const isTurn = turn.test(words.slice(Math.max(name - 2, 0), name).join(' '));
    const isBefore =
      (isTurn || /s$/iu.test(last)) &&
      !isEnd(last) &&
      /^["“‘'(]?[\p{Lu}\d]/u.test(words[name] ?? '');
    if (isBefore && isTurn) return { from: name - 2, name };
    if (!isBefore || !isSectionName(last)) continue;
    let from = name - 1;
    while (from > 0 && isSectionName(words.slice(from - 1, name).join(' '))) from -= 1;
    if (ordinal.test(words[from - 1] ?? '')) from -= 1;
    // «Blanc de Blancs»: within a name.
    if (/^\p{Ll}/u.test(words[from] ?? '')) continue;
    return { from, name };
  }
  return undefined;
}

/** «… so is the fish. Hot dishes € Fried cheese»: a sign of money alone heads the column of prices, behind a title. */
export function titleBySign(words: readonly string[]): { from: number; name: number } | undefined {
  const sign = words.findLastIndex((word) => /^\p{Sc}$/u.test(word));
  if (sign < 1 || sign > words.length - 2) return undefined;
  const before = words
    .slice(0, sign)
    .map((word, at) => at < sign - 1 && (isEnd(word) || isCapitals(word)));
  return { from: Math.max(before.lastIndexOf(true) + 1, sign - 3), name: sign + 1 };
}

/** «ICE CREAMS (lunch only) Spring Water»: loud words before names that are none. */
export function loudAtStart(words: readonly string[]): number {
  const to = nameAtStart(words, 'capitals');
  return to < words.length && isCapitals(words.slice(0, to).join(' ')) ? to : 0;
}

/** «jam Baked Brie with Honey Soup»: large letters within what is said, so that any may begin the name. */
export const isMixed = (said: readonly string[]): boolean =>
  said.some(
    (word, at) =>
      at > 0 && /^["“‘'(]?\p{Lu}/u.test(word) && !isEnd(said[at - 1] ?? '') && !held.test(word),
  );
