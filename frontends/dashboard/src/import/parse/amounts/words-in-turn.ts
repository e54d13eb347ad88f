import { joins } from '../line-grammar/part-names.ts';
import { isPieces } from '../line-grammar/priced-parts.ts';
import { money } from '../money.ts';
import { isSizeName } from '../size-names.ts';
import type { Step, TidyLine } from '../tidy-line.ts';

const piece = new RegExp(
  `(?<words>[^\\d]*?\\p{L}[^\\d]*?)[\\s:=.…]*(?<price>(?<!\\p{L})${money})(?:[\\s/,;|·–-]+|$)`,
  'giuy',
);
const minDishes = 2;
const maxPrices = 4;

type Called = { name: string; labels: string[]; prices: string[] };

/** Words alone, and none that are read as sizes anyway, or as units: «Spring rolls 2 pcs 5». */
const isCalled = (words: string) =>
  /^\p{L}[\p{L}\p{M}’' -]*$/u.test(words) &&
  /\p{L}{2}|\p{Lo}/u.test(words) &&
  !isSizeName(words) &&
  !joins(words) &&
  !isPieces(words) &&
  !isSizeName(`1 ${words}`);

/** «Pie eat in 12 take away 18»: what its first price is called has as many words as what the second is. */
function calledOf({ text, names }: TidyLine): Called | undefined {
  const all = names ? [] : [...text.trim().matchAll(piece)];
  const isWhole = all.reduce((sum, [whole]) => sum + whole.length, 0) === text.trim().length;
  const [head = '', second, ...more] = all.map(({ groups }) => groups?.['words']?.trim() ?? '');
  if (!isWhole || second === undefined || all.length > maxPrices) return undefined;
  const words = head.split(/\s+/u);
  const count = second.split(/\s+/u).length;
  const labels = [words.slice(-count).join(' '), second, ...more];
  const name = words
    .slice(0, -count)
    .join(' ')
    .replace(/[\s:,–—-]+$/u, '');
  const prices = all.map(({ groups }) => groups?.['price']?.trim() ?? '');
  return name !== '' && labels.every(isCalled) ? { name, labels, prices } : undefined;
}

const keyOf = ({ labels }: Called) => labels.join('|');

/** «Pie eat in 12 take away 18», and the same words of another dish: they are what the prices are called. */
export const withWordsInTurn: Step = (lines) => {
  const all = lines.map(calledOf);
  const dishes = new Map<string, Set<string>>();
  for (const one of all)
    if (one) dishes.set(keyOf(one), new Set([...(dishes.get(keyOf(one)) ?? []), one.name]));
  const isUsual = (one: Called) => (dishes.get(keyOf(one))?.size ?? 0) >= minDishes;
  return lines.map((line, at) => {
    const found = all[at];
    return found && isUsual(found)
      ? { ...line, text: [found.name, ...found.prices].join('    '), names: found.labels }
      : line;
  });
};
