import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { confirmed } from './confirmation.ts';

type Given = Omit<
  StoredItem,
  'id' | 'price_cents' | 'sold_out_until' | 'created_at' | 'updated_at'
> & { price: number; allergens_confirmed?: boolean | undefined };

/** The row of an item that was sent. */
export function newItem(
  id: string,
  { price, allergens_confirmed, ...fields }: Given,
  now: Date,
): StoredItem {
  const at = now.toISOString();
  const price_cents = Math.round(price * 100);
  const stamps = { created_at: at, updated_at: at };
  const item = { ...fields, id, price_cents, sold_out_until: null, ...stamps };
  return allergens_confirmed === true ? { ...item, ...confirmed(item.allergens, now) } : item;
}
