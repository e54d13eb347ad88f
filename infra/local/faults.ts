import * as z from 'zod';

/** What AWS may do to what it delivers, and seldom does. */
export const faultsSchema = z.strictObject({
  /** Everything comes twice, as at-least-once delivery allows. */
  twice: z.boolean().default(false),
  /** Milliseconds by which everything comes late. */
  lateMs: z.number().min(0).max(60_000).default(0),
  /** Of what waits, the newest comes first. */
  newestFirst: z.boolean().default(false),
  /** Each transaction meets another one at its first try, and is told to come again. */
  conflicts: z.boolean().default(false),
  /** Each call of the table is one too many at its first try. */
  throttles: z.boolean().default(false),
});
export type FaultSettings = z.output<typeof faultsSchema>;

/** A switch for tests; everything is off until it is set, and off again after a restart. */
export class Faults {
  #now: FaultSettings = faultsSchema.parse({});

  get now(): FaultSettings {
    return this.#now;
  }

  /** What is not named is off. Refuses what is no fault. */
  set(settings: unknown): FaultSettings {
    this.#now = faultsSchema.parse(settings);
    return this.#now;
  }
}
