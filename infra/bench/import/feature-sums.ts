import type { Verdict } from './judge.ts';

type Counts = Record<keyof Verdict, number>;

/** How much of each there is in all of them. */
function countsOf(verdicts: readonly Verdict[]): Counts {
  const of = (key: keyof Verdict) =>
    verdicts.reduce((sum, { [key]: one }) => sum + (typeof one === 'number' ? one : one.length), 0);
  return {
    expected: of('expected'),
    right: of('right'),
    doubted: of('doubted'),
    marked: of('marked'),
    silent: of('silent'),
    lost: of('lost'),
    leaks: of('leaks'),
    missed: of('missed'),
    misplaced: of('misplaced'),
    undescribed: of('undescribed'),
    asked: of('asked'),
    questions: of('questions'),
    marks: of('marks'),
  };
}

/** The sums of many menus by each feature that they have, and of them all as `all`. */
export function featureSums(judged: readonly { features: string[]; verdict: Verdict }[]) {
  const byFeature = Map.groupBy(
    judged.flatMap(({ features, verdict }) =>
      ['all', ...features].map((feature) => ({ feature, verdict })),
    ),
    ({ feature }) => feature,
  );
  return new Map(
    [...byFeature].map(([feature, all]) => [feature, countsOf(all.map(({ verdict }) => verdict))]),
  );
}
