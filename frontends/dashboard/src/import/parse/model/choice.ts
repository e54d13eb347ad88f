import type { Labeled } from './labels.ts';
import { plain, type Stretch } from './stretches.ts';
import { choiceWeights, doubtWeights } from './choice-weights.ts';

export type Compared = Stretch & { from: number; to: number };

/** How much both readings of the whole menu have in common. */
export type Whole = {
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
const heldIn = (names: readonly string[], others: readonly string[]) =>
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
  { first, second, from, to }: Compared,
  read: Labeled,
  whole: Whole,
): number[] {
  const dishes = first.map(({ dish }) => dish);
  const [one, two] = [traitsOf(dishes), traitsOf(second)];
  const sure = surenessOf(read, from, to);
  const marked = dishes.filter(({ doubts }) => doubts.length > 0).length;
  const free = dishes.filter(({ price, doubts }) => price !== null && doubts.length === 0).length;
  const hasBoth = one.count > 0;
  const isSamePrices = is(one.prices === two.prices);
  const [held, heldThen] = [
    share(heldIn(two.names, one.names), two.count),
    share(heldIn(one.names, two.names), one.count),
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

const sumOf = (cues: readonly number[], weights: readonly number[]) =>
  cues.reduce((sum, cue, at) => sum + cue * (weights[at] ?? 0), 0);

/** Above 0 where the second reading of a stretch is likelier to be right. */
export const preference = (stretch: Compared, read: Labeled, whole: Whole): number =>
  sumOf(choiceCues(stretch, read, whole), choiceWeights);

export type Judged = {
  kind: 'agreed' | 'first' | 'second';
  isMarked: boolean;
  isUnpriced: boolean;
  /** How much likelier than the other reading its own is. */
  preference: number;
  sureness: { mean: number; least: number };
};

/** What speaks for a mistake in a dish, by how both readings have it. */
export function riskCues(judged: Judged, stretch: Compared, read: Labeled, whole: Whole): number[] {
  const { kind, sureness } = judged;
  const around = kind === 'agreed' ? sureness : surenessOf(read, stretch.from, stretch.to);
  const isDifferent = kind !== 'agreed';
  const [one, other] = isDifferent ? [stretch.first.length, stretch.second.length] : [0, 0];
  return [
    1,
    is(judged.isMarked),
    is(judged.isUnpriced),
    Math.min(-sureness.mean, 1),
    Math.min(-sureness.least, 6),
    isDifferent ? Math.max(-3.9, Math.min(3.9, judged.preference)) : 0,
    Math.min(-around.least, 6),
    Math.min(-around.mean, 1),
    is(one === other),
    Math.min(one, 6),
    Math.min(other, 6),
    isDifferent ? share(whole.agreed, whole.first) : 1,
  ];
}

/** How likely a dish is wrong. */
export const riskOf = (judged: Judged, stretch: Compared, read: Labeled, whole: Whole): number =>
  1 / (1 + Math.exp(-sumOf(riskCues(judged, stretch, read, whole), doubtWeights[judged.kind])));
