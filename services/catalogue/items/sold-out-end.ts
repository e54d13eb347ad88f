import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';

/** The end of an item's sold-out period: null once it has passed. */
export const soldOutEnd = (item: StoredItem, now: Date) =>
  isAvailable(item, now) ? null : item.sold_out_until;

type Sent = { is_available?: boolean | undefined; sold_out_until?: string | null | undefined };

/** What is not sent stays; what is available has no end. */
export function newAvailability(item: StoredItem, sent: Sent, now: Date) {
  const { is_available = isAvailable(item, now), sold_out_until = soldOutEnd(item, now) } = sent;
  return { is_available, sold_out_until: is_available ? null : sold_out_until };
}
