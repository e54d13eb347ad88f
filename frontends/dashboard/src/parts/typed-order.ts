import { itemSortOrder } from '@menuleaf/shared/contracts/catalogue/items/item-fields.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

/** A place that nobody typed is not sent: a new item then goes to the end, another one stays where it is. */
export const typedOrder = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed): string | number | undefined => (typed.trim() === '' ? undefined : typed)),
  ),
  z.optional(itemSortOrder),
);
