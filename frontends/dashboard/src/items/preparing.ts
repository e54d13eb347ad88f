import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { catalogue, itemsQuery } from '../api/catalogue-api.ts';

/** An image is ready within seconds; slower ones show on the next visit. */
const patienceMs = 60_000;
const everyMs = 1500;

/** Polls items whose image is being processed, and updates them in the list. */
export function usePreparing(items: readonly Item[]): void {
  const queries = useQueryClient();
  const waiting = items
    .filter(({ image_status }) => image_status === 'preparing')
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (waiting === '') return;
    const from = Date.now();
    const look = async () => {
      const fresh = await Promise.all(
        waiting
          .split(' ')
          .map((id) => catalogue.getItem({ params: { id } }).catch(() => undefined)),
      );
      queries.setQueryData(itemsQuery.queryKey, (all) =>
        all?.map((item) => fresh.find((one) => one?.id === item.id) ?? item),
      );
    };
    const timer = setInterval(() => {
      if (Date.now() - from > patienceMs) clearInterval(timer);
      else void look();
    }, everyMs);
    return () => clearInterval(timer);
  }, [waiting, queries]);
}
