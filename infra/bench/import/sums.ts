import type { Verdict } from './judge.ts';

/** How much of each there is in many menus. */
export function sumsOf(verdicts: readonly Verdict[]) {
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
    asked: of('asked'),
    questions: of('questions'),
  };
}
