import { queryOptions } from '@tanstack/react-query';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import type { Look } from '@menuleaf/shared/contracts/catalogue/look.ts';
import { lookOperations } from '@menuleaf/shared/contracts/catalogue/look-calls.ts';

export const looks = client(lookOperations);

const isPreparing = (look: Look | undefined) =>
  look !== undefined && [look.logo_status, look.cover_status].includes('preparing');

/** Fresh each time: a form that was filled from an older one would be refused. */
export const lookQuery = (id: string) =>
  queryOptions({
    staleTime: 0,
    gcTime: 0,
    queryKey: ['catalogue', 'look', id],
    queryFn: ({ signal }) => looks.getLook({ params: { id } }, signal),
    // An image is made within seconds.
    refetchInterval: ({ state }) => (isPreparing(state.data) ? 1500 : false),
  });
