import * as z from '@menuleaf/shared/contracts/schema.ts';

const key = z.string().trim().min(1).max(200);

/** A call that was lost on the way is sent again under the same key: within a day it answers what the first one made. */
export const idempotencyHeader = { headers: z.object({ 'idempotency-key': key.optional() }) };

/** The same, for who cannot set a header. */
export const idempotencyKey = { idempotency_key: key.optional() };
