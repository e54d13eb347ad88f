import { queryOptions } from '@tanstack/react-query';
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
