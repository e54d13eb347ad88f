import * as z from 'zod';
/** What a test asks of the provider. It starts without faults, also after a restart. */
export const faults = z.strictObject({
  mode: z.enum(['none', 'down', 'slow', 'error']),
  drop_webhooks: z.boolean().default(false),
  duplicate_webhooks: z.boolean().default(false),
});
export const noFaults = { mode: 'none', drop_webhooks: false, duplicate_webhooks: false };
/** Longer than any time-out of a caller that is in a hurry. The work itself is done at once. */
export const slowMs = 12_000;
