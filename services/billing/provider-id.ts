import * as z from 'zod';

/** An id of the provider's, such as `cus_…`: at most 255 characters, as it says itself. */
export const providerId = z.string().regex(/^[\w-]{1,255}$/);
