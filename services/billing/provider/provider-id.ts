import * as z from 'zod/mini';

/** A provider's id, such as `cus_…`: at most 255 characters, per its documentation. */
export const providerId = z.string().check(z.regex(/^[\w-]{1,255}$/));
