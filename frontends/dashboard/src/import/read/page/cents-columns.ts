import { middleOf, type Word, type WordRow as Row } from '../../parse/columns.ts';

/** What money and its hundredths are called at the head of columns of their own. */
const heads = [
  ['zł', 'gr'],
  ['kr', 'øre'],
  ['kr', 'öre'],
  ['kč', 'h'],
  ['kč', 'hal'],
  ['€', 'ct'],
  ['€', 'c'],
  ['€', 'cent'],
  ['eur', 'ct'],
  ['euro', 'cent'],
  ['fr', 'rp'],
  ['fr', 'ct'],
  ['sfr', 'rp'],
  ['chf', 'rp'],
  ['lei', 'bani'],
  ['лв', 'ст'],
  ['£', 'p'],
  ['$', '¢'],
] as const;

/** In letter heights: how far apart the columns of one amount are. */
const near = 4;

const nameOf = ({ text }: Word) => text.toLowerCase().replace(/\.$/u, '');
const areHeads = (one: Word, other: Word) =>
  heads.some(([whole, part]) => nameOf(one) === whole && nameOf(other) === part);

const isOver = (head: Word, word: Word) =>
  Math.min(
    Math.abs(head.end - word.end),
    Math.abs(head.x - word.x),
    Math.abs(middleOf(head) - middleOf(word)),
  ) < word.height;

/** «18    90» below «zł    gr» is 18.90. */
export function withCents(rows: readonly Row[]): Row[] {
  let columns: { whole: Word; part: Word }[] = [];
  return rows.map((row) => {
    const found = row.flatMap((whole, at) => {
      const part = row[at + 1];
      return part && areHeads(whole, part) ? { whole, part } : [];
    });
    columns = [
      ...columns.filter(({ part }) => !found.some((one) => isOver(part, one.part))),
      ...found,
    ];
    const isPart = (word: Word) => found.some(({ part }) => part === word);
    const words: Word[] = [];
    for (const word of row.filter((one) => !isPart(one))) {
      const last = words.at(-1);
      const isOne =
        last &&
        /^\d{1,3}$/u.test(last.text) &&
        /^(?:\d\d|[-–—])$/u.test(word.text) &&
        word.x - last.end < word.height * near &&
        columns.some(({ whole, part }) => isOver(whole, last) && isOver(part, word));
      if (isOne)
        words.splice(-1, 1, {
          ...last,
          text: /\d/u.test(word.text) ? `${last.text},${word.text}` : last.text,
          end: word.end,
        });
      else words.push(word);
    }
    return words;
  });
}
