import { queryOptions } from '@tanstack/react-query';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { embedOperations } from '@menuleaf/shared/contracts/catalogue/restaurants/embed-calls.ts';

const embeds = client(embedOperations);

/** Always fresh: a stale version would be refused on save. */
export const embedSitesQuery = (id: string) =>
  queryOptions({
    staleTime: 0,
    gcTime: 0,
    queryKey: ['catalogue', 'embed-sites', id],
    queryFn: ({ signal }) => embeds.getEmbedSites({ params: { id } }, signal),
  });
