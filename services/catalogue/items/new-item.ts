import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Choice } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import { storedChoices, storedPrice } from '@menuleaf/shared/menu/prices/stored-price.ts';
import { confirmed } from './confirmation.ts';

type Given = Omit<
  StoredItem,
  'id' | 'price_thousandths' | 'choices' | 'sold_out_until' | 'created_at' | 'updated_at'
> & { price: number; choices: readonly Choice[]; allergens_confirmed?: boolean | undefined };

/** An item's row, from a request. */
export function newItem(
  id: string,
  { price, choices, allergens_confirmed, ...fields }: Given,
  now: Date,
): StoredItem {
  const at = now.toISOString();
  const prices = choices.length > 0 ? storedChoices(choices) : storedPrice(price);
  const stamps = { created_at: at, updated_at: at };
  const item = { ...fields, id, ...prices, sold_out_until: null, ...stamps };
  return allergens_confirmed === true ? { ...item, ...confirmed(item.allergens, now) } : item;
}
