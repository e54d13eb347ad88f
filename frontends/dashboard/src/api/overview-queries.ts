import { queryOptions } from '@tanstack/react-query';
import { overviewOperations } from '@menuleaf/shared/contracts/catalogue/overview-calls.ts';
import type { Reply } from '@menuleaf/shared/contracts/operation.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { categoriesQuery, menusQuery, restaurantsQuery } from './catalogue-api.ts';

type Overview = Reply<(typeof overviewOperations)['overview']>;

const { overview } = client(overviewOperations);

let pending: Promise<Overview> | undefined;

/** Combines list requests made in the same tick into one call; later ones fetch fresh data. */
function overviewNow(): Promise<Overview> {
  if (pending) return pending;
  pending = overview();
  queueMicrotask(() => (pending = undefined));
  return pending;
}

/** Shares cache entries with pages that load one list alone. */
export const overviewQueries = [
  queryOptions({
    ...restaurantsQuery,
    queryFn: async () => (await overviewNow()).restaurants,
  }),
  queryOptions({
    ...menusQuery,
    queryFn: async () => (await overviewNow()).menus,
  }),
  queryOptions({
    ...categoriesQuery,
    queryFn: async () => (await overviewNow()).categories,
  }),
] as const;
