import { isOfName, nameAtEnd } from './name-runs.ts';

/** What was read of the words before a price. */
export type Read = { above: string; title: string; name: string; said: string; isGuess: boolean };

export const join = (words: readonly string[]) => words.join(' ');

/** So many words may a name have. */
export const longest = 6;

/** «Something sweet Apple strudel»: where a name begins behind a title that has small words; 0 where none is told. */
function nameBehindSmall(words: readonly string[]): number {
  const last = words.findLastIndex((word) => /^[\p{Ll}\d]/u.test(word));
  const isName = words.slice(last + 2).every((word) => isOfName.titles(word));
  return last > 0 && last + 2 < words.length && isName ? last + 2 : 0;
}

const codes = /^(?:\p{Lu}(?:,\p{Lu}){1,13}|\(?\d{1,2}(?:,\d{1,2}){1,13}\)?)$/u;

/** «Rindsuppe A,C,L mit Frittaten»: where codes stand behind a name; -1 where none do. */
export function codesIn(words: readonly string[]): number {
  const at = words.findIndex((word) => codes.test(word));
  const lone = words.findIndex(
    (word, index) => /^[A-R]$/u.test(word) && /^\p{Ll}/u.test(words[index + 1] ?? '') && index > 0,
  );
  return at > 0 ? at : lone;
}

/** «Tiroler Gröstl A,C with beef»: the name ends with codes, and begins behind the price before it, a story or a title. */
export function readCoded(words: readonly string[], isFirst: boolean): Read {
  const end = codesIn(words);
  const before = words.slice(0, Math.max(end, 0));
  const code = words[end]?.replaceAll(/[()]/gu, '') ?? '';
  // A letter alone would be read as a part of the name.
  const isLone = code.length === 1;
  const told = before.slice(0, -1).findLastIndex((word) => /[.!?]$/u.test(word)) + 1;
  const own = before.slice(told);
  const isWhole = !isFirst && told === 0 && before.length <= longest;
  const behind = nameBehindSmall(own);
  // «Egg with sauce tartare A,C» is a name, «Fresh from the garden Farmer's salad A,C» has a title.
  const areSmall = own
    .slice(0, behind - 1)
    .some((word, at) => at > 0 && [word, own[at - 1]].every((one) => /^\p{Ll}/u.test(one ?? '')));
  const from =
    end < 0 || (isWhole && !areSmall)
      ? 0
      : behind || (isWhole ? 0 : nameAtEnd(own, 'titles') % own.length);
  const isTitled = from === behind && from <= longest;
  return {
    above: join(before.slice(0, isTitled ? told : told + from)),
    title: isTitled ? join(own.slice(0, from)) : '',
    name: end < 0 ? join(words) : `${join(own.slice(from))}${isLone ? '' : ` (${code})`}`,
    said: end < 0 ? '' : `${isLone ? `(${code}) ` : ''}${join(words.slice(end + 1))}`,
    isGuess: !isWhole || isLone || end < 0 || behind > 0 || before.length > longest - 2,
  };
}
