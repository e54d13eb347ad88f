import * as z from 'zod/mini';

/** One field of many rows. `from` is what it must still be. */
export const bulkJob = z.object({
  id: z.string(),
  created_at: z.string(),
  kind: z.enum(['categories', 'items']),
  field: z.enum(['price_cents', 'sort_order']),
  changes: z.array(z.object({ id: z.string(), from: z.optional(z.number()), to: z.number() })),
});
export type BulkJob = z.infer<typeof bulkJob>;
