import { expect, test } from '@jest/globals';
import { seedsFrom } from './corpus-rows.ts';
import { featureSums } from './feature-sums.ts';
import { generate } from './generate/generate.ts';
import { verdictOf } from './read.ts';
import { corpus, type TrueMenu } from './truth.ts';

function sumsOf(menus: readonly { text: string; truth: TrueMenu }[]) {
  const judged = menus.map((menu) => ({ features: [], verdict: verdictOf(menu) }));
  const sums = featureSums(judged).get('all');
  if (!sums) throw new Error('No menus');
  return sums;
}

test.each([
  ['generated from seeds', 0, () => seedsFrom(1, 150).map((seed) => generate(seed))],
  ['written by hand', 0.002, () => corpus('open')],
])(
  'of menus %s 99 %% of dishes are read right, nothing leaks and at most a share of %d is lost',
  (_name, mostLost, menus) => {
    const { right, expected, silent, leaks, lost } = sumsOf(menus());
    expect(right / expected).toBeGreaterThanOrEqual(0.99);
    expect(silent / expected).toBeLessThan(0.003);
    expect(lost / expected).toBeLessThanOrEqual(mostLost);
    expect(leaks).toBe(0);
  },
);
