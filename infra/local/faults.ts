import * as z from 'zod';

/** Probability from 0 (never) to 1 (always). */
const chance = z.number().min(0).max(1).default(0);
const milliseconds = z.number().min(0).max(60_000).default(0);

/** Failures that AWS may cause, though rarely. */
export const faultsSchema = z.strictObject({
  /** Duplicates everything that triggers a function, as at-least-once delivery allows. */
  twice: z.boolean().default(false),
  /** Delays everything that triggers a function, in ms. */
  lateMs: milliseconds,
  /** Delivers the newest pending message first. */
  newestFirst: z.boolean().default(false),
  /** Fails the first attempt of each transaction with a conflict. */
  conflicts: z.boolean().default(false),
  /** Throttles the first attempt of each table call. */
  throttles: z.boolean().default(false),
  /** Table writes by functions that succeed but whose response is lost. */
  lostAnswers: chance,
  /** Eventually consistent reads return the previous response to the same request. */
  staleReads: z.boolean().default(false),
  /** S3 calls by functions that fail, and extra latency of each in ms. */
  filesFail: chance,
  filesSlowMs: milliseconds,
  /** The same for mails. */
  mailFails: chance,
  mailSlowMs: milliseconds,
  /** AWS calls during which the calling function dies: half of them before the work, half after it. */
  deaths: chance,
  /** Random seed: the same calls in the same order get the same faults. */
  seed: z.number().int().default(1),
});
export type FaultSettings = z.output<typeof faultsSchema>;

/** Seeded pseudo-random numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fault injection for tests. Everything is off until set, and off again after a restart. */
export class Faults {
  /** Functions killed by faults since the start. */
  killed = 0;
  #now: FaultSettings = faultsSchema.parse({});
  #next = numbersFrom(1);

  get now(): FaultSettings {
    return this.#now;
  }

  /** Omitted faults are off. Throws for an unknown fault. */
  set(settings: unknown): FaultSettings {
    this.#now = faultsSchema.parse(settings);
    this.#next = numbersFrom(this.#now.seed);
    return this.#now;
  }

  /** Draws whether a fault with that probability happens this time. */
  happens(often: number): boolean {
    return often > 0 && this.#next() < often;
  }
}
