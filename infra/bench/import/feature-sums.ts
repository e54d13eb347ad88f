import type { Verdict } from './judge.ts';

type Counts = Record<keyof Verdict, number>;

const countsOf = (verdict: Verdict): Counts => ({
  expected: verdict.expected,
  right: verdict.right,
  doubted: verdict.doubted,
  marked: verdict.marked.length,
  silent: verdict.silent.length,
  lost: verdict.lost.length,
  leaks: verdict.leaks.length,
  missed: verdict.missed.length,
  misplaced: verdict.misplaced.length,
  undescribed: verdict.undescribed.length,
  asked: verdict.asked.length,
  questions: verdict.questions,
  marks: verdict.marks,
});

const added = (one: Counts, other: Counts): Counts => ({
  expected: one.expected + other.expected,
  right: one.right + other.right,
  doubted: one.doubted + other.doubted,
  marked: one.marked + other.marked,
  silent: one.silent + other.silent,
  lost: one.lost + other.lost,
  leaks: one.leaks + other.leaks,
  missed: one.missed + other.missed,
  misplaced: one.misplaced + other.misplaced,
  undescribed: one.undescribed + other.undescribed,
  asked: one.asked + other.asked,
  questions: one.questions + other.questions,
  marks: one.marks + other.marks,
});

/** The sums of many menus by each feature that they have, and of them all as `all`. */
export function featureSums(judged: readonly { features: string[]; verdict: Verdict }[]) {
  const sums = new Map<string, Counts>();
  for (const { features, verdict } of judged)
    for (const feature of ['all', ...features]) {
      const before = sums.get(feature);
      const counts = countsOf(verdict);
      sums.set(feature, before ? added(before, counts) : counts);
    }
  return sums;
}
