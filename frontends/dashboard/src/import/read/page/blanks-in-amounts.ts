import type { SourceLine } from '../../parse/source-line.ts';
import { currency } from '../../parse/words/money-words.ts';

const grouped = String.raw`[1-9]\d{0,2}(?: \d{3})+`;
const amount = String.raw`(?:${grouped}|\d{1,3})`;
const money = new RegExp(
  `^(?:${currency} ?)?${amount}(?: ?${currency})?(?: [/–-] ${amount}(?: ?${currency})?)*$`,
  'iu',
);
const group = /(?<=\d) (?=\d{3}(?!\d))/gu;
/** So many amounts in thousands, each for itself at the end of its line, are how a page writes its prices. */
const leastAmounts = 3;

const isGrouped = (text: string) => money.test(text) && text.search(group) >= 0;
const withoutBlanks = (text: string) => (isGrouped(text) ? text.replaceAll(group, '') : text);

/** «Goulash    2 450 Ft»: the blank in an amount that stands for itself parts its thousands, never a size or an item's number from its price. */
export function withoutBlanksInAmounts(lines: readonly SourceLine[]): SourceLine[] {
  const ends = lines.flatMap(({ places }) => places?.at(-1)?.text ?? []);
  if (ends.filter(isGrouped).length < leastAmounts) return [...lines];
  return lines.map(({ places = [], ...line }) => ({
    ...line,
    text: line.text.split('    ').map(withoutBlanks).join('    '),
    places: places.map((place) => ({ ...place, text: withoutBlanks(place.text) })),
  }));
}
