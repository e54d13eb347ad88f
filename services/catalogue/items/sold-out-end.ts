import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';

/** The end of an item's sold-out period: null once it has passed. */
export const soldOutEnd = (item: StoredItem, now: Date) =>
  isAvailable(item, now) ? null : item.sold_out_until;
