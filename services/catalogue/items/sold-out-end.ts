import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';

/** Until when an item is sold out that is marked so again: an end that has come is none, one still to come stays. */
export const soldOutEnd = (item: StoredItem, now: Date) =>
  isAvailable(item, now) ? null : item.sold_out_until;
