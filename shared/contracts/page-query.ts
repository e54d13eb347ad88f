import * as z from '@menuleaf/shared/contracts/schema.ts';
import { readWhole } from './fields/decimal.ts';
import { id } from './fields/fields.ts';

/** For paginated lists; without a cursor, starts at the beginning. */
export const pageQuery = z.object({ cursor: z.optional(id) });

export const limitedPageQuery = z.extend(pageQuery, {
  limit: z.optional(
    z.pipe(
      z.union([z.number(), z.pipe(z.string(), z.transform(readWhole))]),
      z.number('Must be a whole number').check(z.int(), z.minimum(1), z.maximum(1000)),
    ),
  ),
});
