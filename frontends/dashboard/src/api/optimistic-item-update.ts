import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { itemsQuery } from './catalogue-api.ts';

type Change<Fields> = {
  from: Fields;
  to: Fields;
  send: (fields: Fields) => Promise<unknown>;
  /** Toast text once it is shown. */
  said: string;
};

const latest = new Map<string, Promise<unknown>>();

/** Serializes two quick clicks: out of order, the first would undo the second. */
function runSequentially<Reply>(id: string, send: () => Promise<Reply>): Promise<Reply> {
  const result = (latest.get(id) ?? Promise.resolve()).then(send, send);
  latest.set(id, result);
  return result;
}

/** Optimistic in-place change of an item: rolled back if the server refuses, with an undo. */
export function useOptimisticItemUpdate<Fields extends Partial<Item>>() {
  const queries = useQueryClient();
  return useCallback(
    ({ id, name }: Item, { from, to, send, said }: Change<Fields>): void => {
      const show = (shown: Fields) =>
        queries.setQueryData(itemsQuery.queryKey, (items) =>
          items?.map((one) => (one.id === id ? { ...one, ...shown } : one)),
        );
      const change = async (next: Fields, back: Fields) => {
        show(next);
        try {
          await runSequentially(id, () => send(next));
        } catch (error) {
          show(back);
          const otherwise = `Failed to change ${name}. Please try again.`;
          toast({ title: detailOf(error, otherwise), tone: 'danger' });
        }
      };
      void change(to, from);
      toast({
        title: said,
        about: id,
        action: { label: 'Undo', run: () => void change(from, to) },
      });
    },
    [queries],
  );
}
