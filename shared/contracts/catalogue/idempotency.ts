import * as z from '@menuleaf/shared/contracts/schema.ts';

const key = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** A call that was lost on the way is sent again under the same key: within a day it answers what the first one made. */
export const idempotencyHeader = { headers: z.object({ 'idempotency-key': z.optional(key) }) };

/** The same, for who cannot set a header. */
export const idempotencyKey = { idempotency_key: z.optional(key) };
