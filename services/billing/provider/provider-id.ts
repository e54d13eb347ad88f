import * as z from 'zod/mini';

/** A provider's id, such as `cus_…`: at most 255 characters, per its documentation. */
export const providerId = z.string().check(z.regex(/^[\w-]{1,255}$/));

/** The id of what the provider may send as an object. */
export const idOf = (one: string | { id?: string } | null) =>
  typeof one === 'string' ? one : one?.id;
