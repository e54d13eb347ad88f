import * as z from 'zod';

/** Faults that a test requests. There are none at the start, also after a restart. */
export const faults = z.strictObject({
  /**
   * `down` refuses connections, `slow` does the work but responds late, `error` does nothing and returns an error, which
   * an idempotency key keeps,
   * `hangs` does nothing and never responds, `loses` does the work and drops the connection.
   */
  mode: z.enum(['none', 'down', 'slow', 'error', 'hangs', 'loses']),
  drop_webhooks: z.boolean().default(false),
  duplicate_webhooks: z.boolean().default(false),
});

export type Faults = z.infer<typeof faults>;

export const noFaults: Faults = { mode: 'none', drop_webhooks: false, duplicate_webhooks: false };

/** Longer than the callers' short timeouts. The work itself is done immediately. */
export const slowMs = 12_000;
