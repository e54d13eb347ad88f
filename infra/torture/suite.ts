import type { RunDetails } from 'fast-check';

/** A suite's run count and seed; `path` replays a known case. */
export type Tries = { numRuns: number; seed: number; path?: string };

/** The result of a suite's run, from fast-check. */
export type Found = Pick<
  RunDetails<unknown>,
  'failed' | 'numRuns' | 'seed' | 'counterexample' | 'counterexamplePath' | 'errorInstance'
> & {
  /** Measurements, for people. */
  measured?: string;
};

/**
 * One kind of attack on a running local cloud; the README says what must hold. Based on the contracts: new calls are
 * attacked from day one.
 */
export type Suite = {
  /** `few` in `npm test`, `many` by `npm run torture`. */
  tries: { few: number; many: number };
  /** Disturbs the whole cloud: no other test may use it. */
  isAlone?: true;
  attack: (tries: Tries) => Promise<Found>;
};

/** For people: the number of tries and the seed, and how to reproduce a failure. */
export function reportOf(name: string, found: Found): string {
  const { failed, numRuns, seed, counterexample, counterexamplePath, errorInstance } = found;
  const { measured } = found;
  const tried = `${name}: ${numRuns} tries from seed ${seed}${measured === undefined ? '' : `, ${measured}`}`;
  if (!failed) return `${tried}, nothing found`;
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [
    `${tried}, FOUND by the smallest case:`,
    JSON.stringify(counterexample),
    reason,
    `Again: npm run torture ${name} -- --seed ${seed} --path ${counterexamplePath}`,
    `After all that was tried before it: npm run torture ${name} -- --seed ${seed} --tries ${numRuns} --parts 1`,
  ].join('\n');
}
