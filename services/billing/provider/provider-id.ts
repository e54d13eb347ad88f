import * as z from 'zod/mini';

/** An id of the provider's, such as `cus_…`: at most 255 characters, as it says itself. */
export const providerId = z.string().check(z.regex(/^[\w-]{1,255}$/));
