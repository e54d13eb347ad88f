import type { Labeled } from './labels.ts';
import { plain, type Stretch } from './stretches.ts';
import { choiceWeights } from './choice-weights.ts';

export type ComparedStretch = Stretch & { from: number; to: number };

/** How much both readings of the whole menu have in common. */
export type Agreement = {
  first: number;
  second: number;
  agreed: number;
  /** Shares of those without a price. */
  unpriced: number;
  unpricedThen: number;
};

const share = (part: number, whole: number) => part / Math.max(1, whole);
const is = (so: boolean) => (so ? 1 : 0);

const meanOf = (numbers: readonly number[]) =>
  share(
    numbers.reduce((sum, one) => sum + one, 0),
    numbers.length,
  );

/** How sure the labels from one token up to another are, in all and where they are least so. */
export function surenessOf({ sureness }: Labeled, from: number, to: number) {
  const here = sureness.slice(Math.max(0, from), to);
  const sum = here.reduce((total, one) => total + one, 0);
  return { count: here.length, sum, mean: share(sum, here.length), least: Math.min(0, ...here) };
}

/** How many names stand within those of the other reading. */
const countContained = (names: readonly string[], others: readonly string[]) =>
  names.filter((name) => others.some((other) => other.includes(name))).length;

type Named = { name: string; price: number | null; choices: readonly { name: string }[] };

/** What a reading of a stretch is like by itself. */
function traitsOf(dishes: readonly Named[]) {
  const count = dishes.length;
  const unpriced = dishes.filter(({ price }) => price === null).length;
  return {
    count,
    unpriced,
    unpricedShare: share(unpriced, count),
    chosenShare: share(dishes.filter(({ choices }) => choices.length > 0).length, count),
    nameless: share(
      dishes.filter(({ choices }) => choices.some(({ name }) => name === '')).length,
      count,
    ),
    length: meanOf(dishes.map(({ name }) => name.length)),
    names: dishes.map(({ name }) => plain(name)),
    prices: dishes
      .map(({ price }) => price ?? -1)
      .toSorted((a, b) => a - b)
      .join(','),
  };
}

/** What speaks for the second reading of a stretch, or against it. */
export function choiceCues(
  { first, second, from, to }: ComparedStretch,
  read: Labeled,
  whole: Agreement,
): number[] {
  const dishes = first.map(({ dish }) => dish);
  const [one, two] = [traitsOf(dishes), traitsOf(second)];
  const sure = surenessOf(read, from, to);
  const marked = dishes.filter(({ doubts }) => doubts.length > 0).length;
  const free = dishes.filter(({ price, doubts }) => price !== null && doubts.length === 0).length;
  const hasBoth = one.count > 0;
  const isSamePrices = is(one.prices === two.prices);
  const [held, heldThen] = [
    share(countContained(two.names, one.names), two.count),
    share(countContained(one.names, two.names), one.count),
  ];
  return [
    1,
    Math.min(one.count, 8),
    Math.min(two.count, 8),
    is(!hasBoth),
    is(two.count === 0),
    Math.min(-sure.mean, 1),
    Math.min(-sure.least, 6),
    Math.log1p(-sure.sum),
    share(marked, one.count),
    is(marked < one.count),
    one.unpricedShare,
    two.unpricedShare,
    share(whole.agreed, whole.first),
    share(whole.agreed, whole.second),
    Math.log1p(sure.count),
    Math.log1p(share(sure.count, two.count)),
    two.chosenShare,
    one.chosenShare,
    Math.min(one.length, 80) / 20,
    Math.min(two.length, 80) / 20,
    is(one.count > two.count),
    is(one.count === two.count),
    one.unpricedShare * is(two.unpriced === 0),
    is(one.unpriced === 0) * two.unpricedShare,
    Math.log1p(whole.first),
    is(two.length < one.length && one.count === two.count),
    whole.unpriced,
    whole.unpricedThen,
    two.unpricedShare * (1 - whole.unpricedThen),
    is(two.unpriced > one.unpriced && hasBoth),
    two.unpricedShare * (1 - whole.unpriced) * is(hasBoth),
    share(free, one.count),
    isSamePrices,
    held,
    heldThen,
    two.nameless,
    isSamePrices * held,
    isSamePrices * heldThen,
  ];
}

export const sumOf = (cues: readonly number[], weights: readonly number[]) =>
  cues.reduce((sum, cue, at) => sum + cue * (weights[at] ?? 0), 0);

/** Above 0 where the second reading of a stretch is likelier to be right. */
export const preference = (
  stretch: ComparedStretch,
  read: Labeled,
  whole: Agreement,
  weights: readonly number[] = choiceWeights,
): number => sumOf(choiceCues(stretch, read, whole), weights);
