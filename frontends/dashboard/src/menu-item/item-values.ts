import { itemCreate, type Item } from '@menuleaf/shared/contracts/catalogue/item.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

/** The form as it is typed. */
export const itemValues = (item?: Item) => ({
  name: item?.name ?? '',
  description: item?.description ?? '',
  price: item?.price.toFixed(2) ?? '',
  calories: item?.calories?.toString() ?? '',
  allergens: item?.allergens ?? '',
  sort_order: item?.sort_order.toString() ?? '',
  is_vegetarian: item?.is_vegetarian ?? false,
  is_vegan: item?.is_vegan ?? false,
  is_gluten_free: item?.is_gluten_free ?? false,
});
export type ItemValues = ReturnType<typeof itemValues>;

/** Multipart has no null: an empty text is what clears a text. */
export const asTexts = <T extends { description?: string | null; allergens?: string | null }>(
  input: T,
) => ({ ...input, description: input.description ?? '', allergens: input.allergens ?? '' });

/** A place that nobody typed is not sent: a new item then goes to the end, another one stays where it is. */
export const typedOrder = z
  .string()
  .transform((typed): string | number | undefined => (typed === '' ? undefined : typed))
  .pipe(itemCreate.shape.sort_order);
