import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';

type Given = Omit<
  StoredItem,
  'id' | 'price_cents' | 'sold_out_until' | 'created_at' | 'updated_at'
>;

/** The row of an item that was sent. */
export function newItem(
  id: string,
  { price, ...fields }: Given & { price: number },
  now: Date,
): StoredItem {
  const at = now.toISOString();
  const price_cents = Math.round(price * 100);
  return { ...fields, id, price_cents, sold_out_until: null, created_at: at, updated_at: at };
}
