import * as z from '@menuleaf/shared/contracts/schema.ts';

const key = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** Idempotency key for retries: within a day, a call with the same key returns the first one's result. */
export const idempotencyHeader = { headers: z.object({ 'idempotency-key': z.optional(key) }) };

/** For clients that cannot set a header. */
export const idempotencyKey = { idempotency_key: z.optional(key) };

/** For one work in several calls, such as an import: within a day, the history shows and undoes them as one change. */
export const partOf = {
  part_of: z.optional(
    z.string().check(z.regex(/^[\w-]{1,64}$/, 'Must be up to 64 letters or digits')),
  ),
};
