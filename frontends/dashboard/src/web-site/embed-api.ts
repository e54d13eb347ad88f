import { queryOptions } from '@tanstack/react-query';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { embedOperations } from '@menuleaf/shared/contracts/catalogue/restaurants/embed-calls.ts';

const embeds = client(embedOperations);

/** Fresh each time: a form that was filled from an older one would be refused. */
export const embedSitesQuery = (id: string) =>
  queryOptions({
    staleTime: 0,
    gcTime: 0,
    queryKey: ['catalogue', 'embed-sites', id],
    queryFn: ({ signal }) => embeds.getEmbedSites({ params: { id } }, signal),
  });
