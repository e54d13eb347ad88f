import {
  type QueryClient,
  onlineManager,
  useQueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { catalogue, itemsQuery } from '../api/catalogue-api.ts';
import type { Availability } from '../availability/availability.ts';
import { availabilityQueue } from './availability-queue.ts';
import { menuChanges } from '../api/menu-changes.ts';

/** A menu in the diner's order, refetched since others may change it too. */
export const servedMenuQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'served-menu', id],
    queryFn: ({ signal }) => menuChanges.previewMenu({ params: { id } }, signal),
    refetchInterval: 30_000,
    staleTime: 0,
    enabled: id !== '',
  });

/** Milliseconds between retries of queued changes. */
const againEvery = 5000;

/** Updates the cache; reads in flight may be stale, so they are canceled and repeated in the end. */
function showSent(queries: QueryClient, menuId: string, id: string, to: Availability) {
  void queries.cancelQueries({ queryKey: servedMenuQuery(menuId).queryKey });
  const changed = <Row extends { id: string }>(row: Row) =>
    row.id === id ? { ...row, ...to } : row;
  queries.setQueryData(
    servedMenuQuery(menuId).queryKey,
    (menu) =>
      menu && {
        ...menu,
        categories: menu.categories.map((category) => ({
          ...category,
          items: category.items.map(changed),
        })),
      },
  );
  queries.setQueryData(itemsQuery.queryKey, (items) => items?.map(changed));
}

/** An owner's queue, sent as soon as possible. */
export function useAvailabilityQueue(owner: string, menuId: string) {
  const queries = useQueryClient();
  const [queue] = useState(() =>
    availabilityQueue(owner, {
      send: (id, body) => catalogue.setAvailability({ params: { id }, body }),
      onSent: (id, to) => showSent(queries, menuId, id, to),
      onEmpty: () => void queries.invalidateQueries({ queryKey: servedMenuQuery(menuId).queryKey }),
      onRefused: ({ name }, error) =>
        toast({
          title: `${name}: ${detailOf(error, 'This could not be changed. Please try again.')}`,
          tone: 'danger',
        }),
    }),
  );
  const changes = useSyncExternalStore(queue.subscribe, queue.current);
  const isStuck = useSyncExternalStore(queue.subscribe, queue.isStuck);
  useEffect(() => {
    void queue.flush();
    const timer = setInterval(() => void queue.flush(), againEvery);
    const leave = onlineManager.subscribe((isOnline) => void (isOnline && queue.flush()));
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [queue]);
  return { changes, isStuck, change: queue.change };
}
