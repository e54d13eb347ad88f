import type { Choice } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { textOfChoices } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';

/** The form as typed. */
export const itemValues = (item: Item | undefined, decimals: number) => ({
  name: item?.name ?? '',
  description: item?.description ?? '',
  price: item ? typedPrice(item.price, decimals) : '',
  choices: textOfChoices(item?.choices ?? [], decimals),
  price_kind: item?.price_kind ?? 'fixed',
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

/** Multipart has no null and no lists: an empty text clears a field, and choices are JSON. */
export const asTexts = <
  T extends {
    description?: string | null | undefined;
    allergens?: string | null | undefined;
    choices: readonly Choice[];
  },
>(
  input: T,
) => ({
  ...input,
  description: asText(input.description),
  allergens: asText(input.allergens),
  choices: JSON.stringify(input.choices),
});
