import * as z from '@menuleaf/shared/contracts/schema.ts';
import { clearableText } from '../../fields/fields.ts';
import { id } from '../../fields/reply-fields.ts';
import { itemImage, itemName } from './item-update.ts';
import { factsCreate } from './item-facts.ts';
import { flag, itemSortOrder, price } from './item-fields.ts';
import { choices } from './price-choices.ts';
import { priceKind } from './price-kinds.ts';

const dish = {
  name: itemName,
  description: z.withDefault(clearableText(), null),
  price,
  /** Each has its own price; the lowest is the item's price. */
  choices: z.withDefault(choices, []),
  price_kind: z.withDefault(priceKind, 'fixed'),
  ...factsCreate,
  /** True: its allergens, out of the 14, are complete. The time is stored. */
  allergens_confirmed: z.optional(flag),
  /** Absent: appended to its categories. */
  sort_order: z.optional(itemSortOrder),
};

/** An imported item: like in a form, but JSON without an image. */
export const itemImport = z.object({
  ...dish,
  is_available: z.withDefault(flag, true),
  category_ids: z.withDefault(z.array(id).check(z.maxLength(50)), []),
});

export const itemCreate = z.object({
  ...dish,
  ...itemImage,
  /** JSON list of the new item's categories. */
  category_ids: z.optional(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        try {
          return z.array(id).check(z.maxLength(50)).parse(JSON.parse(text));
        } catch {
          context.issues.push({
            code: 'custom',
            message: 'Must be a JSON list of ids',
            input: text,
          });
          return z.NEVER;
        }
      }),
    ),
  ),
});
