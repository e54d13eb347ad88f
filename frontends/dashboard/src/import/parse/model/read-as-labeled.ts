import { trimmed } from '../dish.ts';
import { sizedPrices } from '../size-names.ts';
import type { Doubt, ReadDish } from '../source-line.ts';
import { currency } from '../words/money-words.ts';
import type { LabeledDish } from './labeled-dishes.ts';
import { labels, type Labeled } from './labels.ts';
import { plain } from './stretches.ts';

const isAmount = (label: number | undefined) =>
  label === labels.priceBehind || label === labels.priceBefore || label === labels.size;

const isCurrency = new RegExp(`^(?:${currency})$`, 'iu');

/** The text of tokens without prices, and their sizes, currencies and leaders. */
const wordsFrom = ({ tokens, labels: given }: Labeled, from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((one, index) => {
      const at = from + index;
      const isGlued = tokens[at - 1]?.end === one.start;
      const isBeside = isAmount(given[at - 1]) || isAmount(given[at + 1]);
      return isAmount(given[at]) ||
        /^(?:\s|\p{Sc}$)/u.test(one.text) ||
        (isBeside && isCurrency.test(one.text))
        ? ' '
        : `${isGlued ? '' : ' '}${one.text}`;
    })
    .join('')
    // What held prices, or led to them.
    .replaceAll(/\(\s*\)|(?:[.…·_]\s*){4,}/gu, ' ');

/** Where what may be said of a dish ends: at the next name or title, or at a second blank. */
function endOf({ tokens, labels: given }: Labeled, dish: LabeledDish): number {
  const end = given.findIndex(
    (label, at) =>
      at >= dish.named &&
      (label === labels.nameStart ||
        label === labels.sectionStart ||
        label === labels.priceBefore ||
        (tokens[at]?.kind === 'blank' && at >= dish.to)),
  );
  return end < 0 ? given.length : end;
}

const isOneWithin = (one: string, other: string) =>
  plain(one).includes(plain(other)) || plain(other).includes(plain(one));

/** «Pancakes (1, 3), compote» as the rules say it of another dish, whose codes they have read. */
const withoutCodes = (text: string) => plain(text.replaceAll(/\([^()]*\)/gu, ''));

const isMarked = ({ isVegan, isVegetarian, isGlutenFree, allergens }: ReadDish) =>
  isVegan || isVegetarian || isGlutenFree || allergens !== '';

const toLookUp: Doubt = {
  field: 'allergens',
  reason: 'Its diets and allergens have to be looked up.',
};
const unmarked = { isVegan: false, isVegetarian: false, isGlutenFree: false, allergens: '' };

/** Diets and allergens of the one dish that the rules have in its place: where it may be another, it has none and says so. */
function marksFor(
  dish: LabeledDish,
  first: readonly ReadDish[],
  second: readonly LabeledDish[],
): typeof unmarked & Pick<ReadDish, 'doubts' | 'unexplained'> {
  const [same, another] = first.filter(({ name }) => isOneWithin(name, dish.name));
  const isOne = second.filter(({ name }) => isOneWithin(name, same?.name ?? '')).length === 1;
  // Where the rules read two dishes as one, nobody knows whose the marks are.
  const isJoined = second.some(
    (one) => one !== dish && withoutCodes(same?.description ?? '').includes(withoutCodes(one.name)),
  );
  if (same && !another && isOne && !isJoined) {
    const { isVegan, isVegetarian, isGlutenFree, allergens, unexplained = [], doubts } = same;
    const ofMarks = doubts.filter(({ field }) => field === 'diet' || field === 'allergens');
    const marks = { isVegan, isVegetarian, isGlutenFree, allergens };
    return { ...marks, ...(unexplained.length > 0 && { unexplained }), doubts: ofMarks };
  }
  return { ...unmarked, doubts: first.some(isMarked) ? [toLookUp] : [] };
}

/** «Broth | Pancakes (v)», read as one dish by the rules: of two that stand on a line the first ends where the next begins. */
export function endedBefore(dish: ReadDish, next: ReadDish | undefined): ReadDish {
  const isBeside = next?.lines.some((line) => dish.lines.includes(line)) === true;
  const end = isBeside && next.name !== '' ? dish.description.indexOf(next.name) : -1;
  if (end < 0) return dish;
  return {
    ...dish,
    description: dish.description.slice(0, end).replace(/[\s|,;/·–-]+$/u, ''),
    ...unmarked,
    doubts: isMarked(dish) ? [...dish.doubts, toLookUp] : dish.doubts,
  };
}

/** Without the number that the rules have taken off a dish. */
function withoutNumber(name: string, first: readonly ReadDish[]): string {
  const rest = name.replace(/^\d{1,3}[.)]?\s+/u, '');
  return first.some((one) => !/^\d/u.test(one.name) && isOneWithin(one.name, rest)) ? rest : name;
}

/** «*Otter's Fizz*», as chats write it: what is left of it around what is in the dish. */
const boldSigns = /^[\s*]+|[\s*]+$/gu;

/** A dish that labels found, where the rules read `first` and the labels `second`. */
export function readAsLabeled(
  read: Labeled,
  dish: LabeledDish,
  lineOf: (token: number) => number,
  first: readonly ReadDish[],
  second: readonly LabeledDish[],
): ReadDish {
  const { price, choices } = dish;
  const from = lineOf(dish.from);
  const end = endOf(read, dish);
  const said = read.tokens.findLastIndex(({ kind }, at) => at < end && kind === 'word') + 1;
  const last = lineOf(Math.max(dish.named, dish.to, said) - 1);
  const sizes = choices.map((choice) => choice.name);
  const prices = choices.map((choice) => choice.price);
  return {
    ...{ name: withoutNumber(dish.name, first), price, priceKind: 'fixed' },
    description: trimmed(wordsFrom(read, dish.named, end).replaceAll(boldSigns, '')),
    choices: choices.length > 0 ? sizedPrices(sizes, prices).choices : [],
    ...marksFor(dish, first, second),
    lines: Array.from({ length: last - from + 1 }, (_, turn) => from + turn),
  };
}
