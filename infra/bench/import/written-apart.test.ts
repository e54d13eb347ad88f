import { expect, test } from '@jest/globals';
import { featureSums } from './feature-sums.ts';
import { generate } from './generate/generate.ts';
import type { Verdict } from './judge.ts';
import { verdictOf } from './read.ts';
import { corpus } from './truth.ts';

const seeds = Array.from({ length: 150 }, (_, at) => at + 1);

const menus: [string, Verdict[]][] = [
  ['seeds 1 to 150', seeds.map((seed) => verdictOf(generate(seed)))],
  ['the menus written by hand', corpus('open').map(verdictOf)],
];

test.each(menus)('of %s no diet or allergen leaks, and no dish is lost', (_, verdicts) => {
  expect(verdicts.flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(verdicts.flatMap(({ lost }) => lost)).toEqual([]);
});

test.each(menus)(
  'of %s 99 %% are read right, and less than 0.3 %% wrong in silence',
  (_, verdicts) => {
    const sums = featureSums(verdicts.map((verdict) => ({ features: [], verdict }))).get('all');
    const { expected = 0, right = 0, silent = 0 } = sums ?? {};
    expect(right / expected).toBeGreaterThanOrEqual(0.99);
    expect(silent / expected).toBeLessThan(0.003);
  },
);
