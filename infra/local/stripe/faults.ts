import * as z from 'zod';

/** What a test asks of the provider. It starts without faults, also after a restart. */
export const faults = z.strictObject({
  /**
   * `down` takes no connection, `slow` does the work and answers late, `error` does nothing and says so, `hangs` does
   * nothing and never answers, `loses` does the work and cuts the line.
   */
  mode: z.enum(['none', 'down', 'slow', 'error', 'hangs', 'loses']),
  drop_webhooks: z.boolean().default(false),
  duplicate_webhooks: z.boolean().default(false),
});

export type Faults = z.infer<typeof faults>;

export const noFaults: Faults = { mode: 'none', drop_webhooks: false, duplicate_webhooks: false };

/** Longer than any time-out of a caller that is in a hurry. The work itself is done at once. */
export const slowMs = 12_000;
