import { queryOptions } from '@tanstack/react-query';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { menuHoursOperations } from '@menuleaf/shared/contracts/catalogue/menus/menu-hours-calls.ts';

const menuHours = client(menuHoursOperations);

/** Always fresh: a stale version would be refused on save. */
export const menuHoursQuery = (id: string) =>
  queryOptions({
    staleTime: 0,
    gcTime: 0,
    queryKey: ['catalogue', 'menu-hours', id],
    queryFn: ({ signal }) => menuHours.getMenuHours({ params: { id } }, signal),
  });
