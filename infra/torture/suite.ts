import type { RunDetails } from 'fast-check';

/** How often a suite tries, from which seed; `path` goes straight to a case that was found before. */
export type Tries = { numRuns: number; seed: number; path?: string };

/** What the run of a suite came to, as fast-check tells it. */
export type Found = Pick<
  RunDetails<unknown>,
  'failed' | 'numRuns' | 'seed' | 'counterexample' | 'counterexamplePath' | 'errorInstance'
> & {
  /** What was measured meanwhile, for people. */
  measured?: string;
};

/** One kind of attack on a running local cloud. It grows with the contracts: what is new is attacked from its first day. */
export type Suite = {
  /** What must hold, whatever is tried. */
  holds: string;
  /** `few` in `npm test`, `many` by `npm run torture`. */
  tries: { few: number; many: number };
  /** It disturbs the whole cloud: no other test may be at work on it. */
  isAlone?: true;
  attack: (tries: Tries) => Promise<Found>;
};

/** For people: how much was tried from which seed, and for a failure how to see it again. */
export function told(name: string, found: Found): string {
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
