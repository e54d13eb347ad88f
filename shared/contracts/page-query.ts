import * as z from '@menuleaf/shared/contracts/schema.ts';
import { readWhole } from './decimal.ts';
import { id } from './fields.ts';

/** Of a list that is answered in pages; without a cursor it begins at its start. */
export const pageQuery = z.object({ cursor: id.optional() });

export const limitedPageQuery = pageQuery.extend({
  limit: z
    .union([z.number(), z.string().transform(readWhole)])
    .pipe(z.number('Must be a whole number').int().min(1).max(1000))
    .optional(),
});
