import { featureSums } from './feature-sums.ts';
import { generate } from './generate/generate.ts';
import type { Verdict } from './judge.ts';
import { verdictOf } from './read.ts';
import { corpus } from './truth.ts';

/** None of them has been used to tune the parser. */
const unseen = { from: 1_000_000, count: 5000 };

export const seedsFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + at);

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)} %`;

function printRow(name: string, verdicts: readonly Verdict[]): void {
  const sums = featureSums(verdicts.map((verdict) => ({ features: [], verdict }))).get('all');
  if (!sums) return;
  const { expected, right, marked, silent, lost, leaks } = sums;
  const shares = [
    `right ${percent(right, expected)}`,
    `wrong and marked ${percent(marked, expected)}`,
    `wrong in silence ${percent(silent, expected)}`,
    `neither read nor marked ${percent(lost, expected)}`,
    `leaks ${leaks}`,
  ];
  console.log(`${name.padEnd(36)}${String(expected).padStart(6)} dishes  ${shares.join('  ')}`);
}

/** Menus written apart from the parser: by hand, and from seeds. */
export function printCorpora(): void {
  printRow('Text, tuned on', corpus('open').map(verdictOf));
  printRow('Text, sealed', corpus('sealed').map(verdictOf));
  const seeds = seedsFrom(unseen.from, unseen.count);
  printRow(
    `Text, seeds ${unseen.from}–${unseen.from + unseen.count - 1}`,
    seeds.map((seed) => verdictOf(generate(seed))),
  );
}
