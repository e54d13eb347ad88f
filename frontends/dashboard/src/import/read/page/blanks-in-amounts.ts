import type { Word } from '../../parse/columns.ts';
import { currency } from '../../parse/words/money-words.ts';

const grouped = String.raw`[1-9]\d{0,2}(?: \d{3})+`;
const amount = String.raw`(?:${grouped}|\d{1,3})`;
const money = new RegExp(
  `^(?:${currency} ?)?${amount}(?: ?${currency})?(?: [/–-] ${amount}(?: ?${currency})?)*$`,
  'iu',
);
const group = /(?<=\d) (?=\d{3}(?!\d))/gu;
/** So many amounts in thousands, each for itself at the end of its row, are how a page writes its prices. */
const leastAmounts = 3;

/** «Goulash    2 450 Ft»: the blank in an amount that stands for itself parts its thousands, never a size or an item's number from its price. */
export function withoutBlanksInAmounts(rows: readonly (readonly Word[])[]): Word[][] {
  const isGrouped = ({ text }: Word) => money.test(text) && text.search(group) >= 0;
  const count = rows.filter((row) => row.length > 1 && row.slice(-1).some(isGrouped)).length;
  const isWritten = count >= leastAmounts;
  return rows.map((row) =>
    row.map((word) =>
      isWritten && isGrouped(word) ? { ...word, text: word.text.replaceAll(group, '') } : word,
    ),
  );
}
