import * as z from '@menuleaf/shared/contracts/schema.ts';
import { countUpTo } from './fields/count-up-to.ts';
import { id } from './fields/reply-fields.ts';

/** For paginated lists; without a cursor, starts at the beginning. */
export const pageQuery = z.object({ cursor: z.optional(id) });

export const limitedPageQuery = z.extend(pageQuery, {
  limit: z.optional(countUpTo(1000)),
});
