import { likelihoods } from './network.ts';
import { isBreak, type Token } from './tokens.ts';
import { transitions } from './weights.ts';

/** What a token can be; a price stands behind its name or before it. */
export const labels = {
  aside: 0,
  sectionStart: 1,
  section: 2,
  nameStart: 3,
  name: 4,
  said: 5,
  priceBehind: 6,
  priceBefore: 7,
  size: 8,
} as const;

export type Labeled = {
  tokens: readonly Token[];
  labels: readonly number[];
  /** The logarithm of how likely each label is. */
  sureness: readonly number[];
  /** Of each token, how likely each label is. */
  shares: readonly (readonly number[])[];
};

/** So much counts what labels usually stand behind one another. */
const ofTransitions = 0.4;
const minCount = 1e-4;
const never = -1e5;

/** Whether a text is said of a dish or of the house is not asked: they are one. */
const likelihoodOf = (shares: readonly number[], label: number) =>
  label === labels.aside || label === labels.said
    ? (shares[labels.aside] ?? 0) + (shares[labels.said] ?? 0)
    : (shares[label] ?? 0);

const scoreOf = (shares: readonly number[], label: number) =>
  Math.log(likelihoodOf(shares, label) + minCount);

function isPossible(one: Token, label: number, before: number | undefined): boolean {
  if (label === labels.priceBehind || label === labels.priceBefore) return one.kind === 'number';
  if (label === labels.name) return before === labels.nameStart || before === labels.name;
  if (label === labels.section) return before === labels.sectionStart || before === labels.section;
  return true;
}

type Step = { score: number; before: number };

/** The likeliest label of a token behind each that the one before it may have. */
function stepTo(
  label: number,
  one: Token,
  share: number,
  last: readonly Step[],
  odds: readonly (readonly number[])[],
): Step {
  if (last.length === 0)
    return { score: share + (isPossible(one, label, undefined) ? 0 : never), before: 0 };
  let best: Step = { score: -Infinity, before: 0 };
  for (const [before, { score }] of last.entries()) {
    const isAllowed = isPossible(one, label, before);
    const sum =
      score + share + ofTransitions * (odds[before]?.[label] ?? 0) + (isAllowed ? 0 : never);
    if (sum > best.score) best = { score: sum, before };
  }
  return best;
}

function likeliestPath(tokens: readonly Token[], shares: readonly (readonly number[])[]) {
  const steps: Step[][] = [];
  for (const [at, one] of tokens.entries()) {
    const odds = transitions[at > 0 && isBreak(tokens[at - 1]) ? 1 : 0] ?? [];
    const last = steps.at(-1) ?? [];
    const here = shares[at] ?? [];
    steps.push(here.map((_, label) => stepTo(label, one, scoreOf(here, label), last, odds)));
  }
  const ends = steps.at(-1) ?? [];
  let label = ends.reduce(
    (best, { score }, at) => (score > (ends[best]?.score ?? 0) ? at : best),
    0,
  );
  return steps
    .toReversed()
    .map((step) => {
      const here = label;
      label = step[here]?.before ?? 0;
      return here;
    })
    .toReversed();
}

/** Gives each token of a menu the label that is likeliest beside those of the others. */
export function labeled(
  tokens: readonly Token[],
  shares: readonly (readonly number[])[] = likelihoods(tokens),
): Labeled {
  const path = likeliestPath(tokens, shares);
  return {
    tokens,
    shares,
    labels: path,
    sureness: path.map((label, at) => scoreOf(shares[at] ?? [], label)),
  };
}
