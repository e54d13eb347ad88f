import { queryOptions } from '@tanstack/react-query';
import { overviewOperations } from '@menuleaf/shared/contracts/catalogue/overview-calls.ts';
import type { Reply } from '@menuleaf/shared/contracts/operation.ts';
import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { catalogue, categoriesQuery, menusQuery, restaurantsQuery } from './catalogue-api.ts';

type Overview = Reply<(typeof overviewOperations)['overview']>;

const { overview } = client(overviewOperations);

/** The service and the edge deploy separately from this page and may not know the call yet. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && [404, 405].includes(error.status);

async function threeLists(): Promise<Overview> {
  const [restaurants, menus, categories] = await Promise.all([
    catalogue.listRestaurants(),
    catalogue.listMenus(),
    catalogue.listCategories(),
  ]);
  return { restaurants, menus, categories };
}

let pending: Promise<Overview> | undefined;

/** Combines list requests made in the same tick into one call; later ones fetch fresh data. */
function overviewNow(): Promise<Overview> {
  if (pending) return pending;
  pending = overview().catch((error: unknown) => {
    if (isUnknown(error)) return threeLists();
    throw error;
  });
  queueMicrotask(() => (pending = undefined));
  return pending;
}

/** Shares cache entries with pages that load one list alone. */
export const overviewQueries = [
  queryOptions({
    gcTime: restaurantsQuery.gcTime,
    queryKey: restaurantsQuery.queryKey,
    queryFn: async () => (await overviewNow()).restaurants,
  }),
  queryOptions({
    gcTime: menusQuery.gcTime,
    queryKey: menusQuery.queryKey,
    queryFn: async () => (await overviewNow()).menus,
  }),
  queryOptions({
    gcTime: categoriesQuery.gcTime,
    queryKey: categoriesQuery.queryKey,
    queryFn: async () => (await overviewNow()).categories,
  }),
] as const;
