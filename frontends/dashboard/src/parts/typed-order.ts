import { itemSortOrder } from '@menuleaf/shared/contracts/catalogue/items/item-fields.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

/** An empty position is not sent: a new item then goes to the end, an existing one stays. */
export const typedOrder = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed): string | number | undefined => (typed.trim() === '' ? undefined : typed)),
  ),
  z.optional(itemSortOrder),
);
