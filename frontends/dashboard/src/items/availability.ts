import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/item.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { catalogue, itemsQuery } from '../catalogue-api.ts';

export type Availability = Pick<Item, 'is_available' | 'sold_out_until'>;

export const available: Availability = { is_available: true, sold_out_until: null };
export const soldOut: Availability = { is_available: false, sold_out_until: null };

const words = ({ is_available, sold_out_until }: Availability) =>
  is_available ? 'available again' : sold_out_until ? 'sold out until tomorrow' : 'sold out';

const latest = new Map<string, Promise<unknown>>();

/** The second of two quick clicks waits for the first: overtaken on the way, it would be undone by it. */
function inTurn<Reply>(id: string, send: () => Promise<Reply>): Promise<Reply> {
  const turn = (latest.get(id) ?? Promise.resolve()).then(send, send);
  latest.set(id, turn);
  return turn;
}

/** Marks an item sold out or available: shown at once, taken back when the server refuses, with an undo. */
export function useAvailability() {
  const queries = useQueryClient();
  return useCallback(
    (item: Item, next: Availability): void => {
      const { id, name, is_available, sold_out_until } = item;
      const show = (shown: Availability) =>
        queries.setQueryData(itemsQuery.queryKey, (items) =>
          items?.map((one) => (one.id === id ? { ...one, ...shown } : one)),
        );
      const change = async (to: Availability, back: Availability) => {
        show(to);
        try {
          await inTurn(id, () => catalogue.setAvailability({ params: { id }, body: to }));
        } catch (error) {
          show(back);
          const otherwise = `Failed to change ${name}. Please try again.`;
          toast({ title: detailOf(error, otherwise), tone: 'danger' });
        }
      };
      const before = { is_available, sold_out_until };
      void change(next, before);
      toast({
        title: `${name} is ${words(next)}`,
        about: id,
        action: { label: 'Undo', run: () => void change(before, next) },
      });
    },
    [queries],
  );
}
