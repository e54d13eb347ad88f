import * as z from '@menuleaf/shared/contracts/schema.ts';

const key = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** Idempotency key for retries: within a day, a call with the same key returns the first one's result. */
export const idempotencyHeader = { headers: z.object({ 'idempotency-key': z.optional(key) }) };

/** For clients that cannot set a header. */
export const idempotencyKey = { idempotency_key: z.optional(key) };
