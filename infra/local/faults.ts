import * as z from 'zod';

/** How often: 0 never, 1 always. */
const chance = z.number().min(0).max(1).default(0);
const milliseconds = z.number().min(0).max(60_000).default(0);

/** What AWS may do, and seldom does. */
export const faultsSchema = z.strictObject({
  /** Everything that wakes a function comes twice, as at-least-once delivery allows. */
  twice: z.boolean().default(false),
  /** Milliseconds by which everything that wakes a function comes late. */
  lateMs: milliseconds,
  /** Of what waits, the newest comes first. */
  newestFirst: z.boolean().default(false),
  /** Each transaction meets another one at its first try, and is told to come again. */
  conflicts: z.boolean().default(false),
  /** Each call of the table is one too many at its first try. */
  throttles: z.boolean().default(false),
  /** Changes of the table by functions that are made, and their answer lost. */
  lostAnswers: chance,
  /** What need not be consistent is read as the same question was answered before. */
  staleReads: z.boolean().default(false),
  /** Calls of S3 by functions that are turned away, and milliseconds that each takes longer. */
  filesFail: chance,
  filesSlowMs: milliseconds,
  /** The same of mails. */
  mailFails: chance,
  mailSlowMs: milliseconds,
  /** Calls of AWS at which the function that calls dies: half of them before the work is done, half when it is. */
  deaths: chance,
  /** Of the chances: the same calls in the same order meet the same. */
  seed: z.number().int().default(1),
});
export type FaultSettings = z.output<typeof faultsSchema>;

/** Numbers from 0 to 1 that look random and are the same for each seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A switch for tests; everything is off until it is set, and off again after a restart. */
export class Faults {
  /** Functions that died of it since the start. */
  killed = 0;
  #now: FaultSettings = faultsSchema.parse({});
  #next = numbersFrom(1);

  get now(): FaultSettings {
    return this.#now;
  }

  /** What is not named is off. Refuses what is no fault. */
  set(settings: unknown): FaultSettings {
    this.#now = faultsSchema.parse(settings);
    this.#next = numbersFrom(this.#now.seed);
    return this.#now;
  }

  /** Whether it happens this time. */
  happens(often: number): boolean {
    return often > 0 && this.#next() < often;
  }
}
