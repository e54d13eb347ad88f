import { useCallback } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { catalogue } from '../api/catalogue-api.ts';
import { useOptimisticItemUpdate } from '../api/optimistic-item-update.ts';

export type Availability = Pick<Item, 'is_available' | 'sold_out_until'>;

export const available: Availability = { is_available: true, sold_out_until: null };
export const soldOut: Availability = { is_available: false, sold_out_until: null };

export const availabilityWords = ({ is_available, sold_out_until }: Availability) =>
  is_available ? 'available again' : sold_out_until ? 'sold out until tomorrow' : 'sold out';

/** Marks an item sold out or available. */
export function useAvailability() {
  const change = useOptimisticItemUpdate<Availability>();
  return useCallback(
    (item: Item, to: Availability): void => {
      const { id, name, is_available, sold_out_until } = item;
      change(item, {
        from: { is_available, sold_out_until },
        to,
        send: (body) => catalogue.setAvailability({ params: { id }, body }),
        said: `${name} is ${availabilityWords(to)}`,
      });
    },
    [change],
  );
}
