import { dishOf } from '../dish.ts';
import { knowLines } from '../line-kind.ts';
import { sizedPrices } from '../size-names.ts';
import type { ReadDish, SourceLine } from '../source-line.ts';
import type { Labeled } from './labels.ts';
import { labels } from './labels.ts';
import type { LabeledDish } from './labeled-dishes.ts';

/** «A,C,G», «(v)», «1,2»: short enough for marks. */
const isShort = (text: string) => /^(?:[A-Za-z]{1,3}|\d{1,2}(?:[.,]\d{1,2})*|\P{L})$/u.test(text);

const isAmount = (label: number | undefined) =>
  label === labels.priceBehind || label === labels.priceBefore || label === labels.size;

/** The text of tokens without prices, and their sizes and currencies. */
const wordsFrom = (text: string, { tokens, labels: given }: Labeled, from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((one, at) => {
      const index = from + at;
      const gap = text.slice(tokens[index - 1]?.end ?? one.start, one.start) === '' ? '' : ' ';
      return isAmount(given[index]) || /^(?:\s|\p{Sc}$)/u.test(one.text) ? ' ' : gap + one.text;
    })
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Where what may be said of a dish ends: at the next name or title, or at a second blank. */
function endOf({ tokens, labels: given }: Labeled, dish: LabeledDish, next: number): number {
  const end = given.findIndex(
    (label, at) =>
      at >= dish.named &&
      (at >= next ||
        label === labels.sectionStart ||
        label === labels.priceBefore ||
        (tokens[at]?.kind === 'blank' && at >= dish.to)),
  );
  return end < 0 ? given.length : end;
}

/**
 * Reads the marks of each dish that labels found from what stands right behind its name, as of a line of its own: what
 * is said further below may be said of others.
 */
export function readAsLabeled(
  text: string,
  read: Labeled,
  dishes: readonly LabeledDish[],
  decimals: number,
  lineOf: (token: number) => number,
): (dish: LabeledDish) => ReadDish {
  const parts = dishes.map((dish, at) => {
    const end = endOf(read, dish, dishes[at + 1]?.from ?? read.tokens.length);
    let marked = dish.named;
    while (
      marked < end &&
      !isAmount(read.labels[marked]) &&
      isShort(read.tokens[marked]?.text ?? '')
    )
      marked += 1;
    const codes = wordsFrom(text, read, dish.named, marked);
    return { dish, end, codes, said: wordsFrom(text, read, marked, end) };
  });
  const lines: SourceLine[] = [
    ...text.split('\n').map((line) => ({ text: line })),
    ...parts.map(({ dish, codes }) => ({ text: `${dish.name} ${codes}`.trim() })),
  ];
  const { known, style } = knowLines(lines, decimals);
  const offset = lines.length - parts.length;
  return (dish) => {
    const at = dishes.indexOf(dish);
    const line = known[offset + at];
    if (!line) throw new Error('A dish of the labels has no line');
    const made = dishOf(line, style.legend);
    const last = lineOf(Math.max(dish.named, dish.to) - 1);
    const from = lineOf(dish.from);
    return {
      ...made,
      name: dish.name,
      description: parts[at]?.said ?? '',
      price: dish.price,
      choices:
        dish.choices.length > 0
          ? sizedPrices(
              dish.choices.map(({ name }) => name),
              dish.choices.map(({ price }) => price),
            ).choices
          : [],
      priceKind: 'fixed',
      lines: Array.from({ length: last - from + 1 }, (_, turn) => from + turn),
      doubts: made.doubts.filter(({ field }) => field === 'diet' || field === 'allergens'),
    };
  };
}
