import type { Item } from '@menuleaf/shared/contracts/catalogue/item.ts';

/** The form as it is typed. */
export const itemValues = (item?: Item) => ({
  name: item?.name ?? '',
  description: item?.description ?? '',
  price: item?.price.toFixed(2) ?? '',
  calories: item?.calories?.toString() ?? '',
  allergens: item?.allergens ?? '',
  allergens_confirmed: item?.allergens_confirmed_at !== undefined && !item.changed_since_confirmed,
  sort_order: item?.sort_order.toString() ?? '',
  is_vegetarian: item?.is_vegetarian ?? false,
  is_vegan: item?.is_vegan ?? false,
  is_gluten_free: item?.is_gluten_free ?? false,
});
export type ItemValues = ReturnType<typeof itemValues>;

const asText = (text: string | null | undefined) => (text === null ? '' : text);

/** Multipart has no null: an empty text is what clears a text. */
export const asTexts = <
  T extends { description?: string | null | undefined; allergens?: string | null | undefined },
>(
  input: T,
) => ({ ...input, description: asText(input.description), allergens: asText(input.allergens) });
