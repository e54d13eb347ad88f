import { type QueryClient, useQueries, queryOptions } from '@tanstack/react-query';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import {
  itemsQuery,
  catalogue,
  categoriesQuery,
  menusQuery,
  restaurantsQuery,
} from './catalogue-api.ts';
import { overviewOperations } from '@menuleaf/shared/contracts/catalogue/overview-calls.ts';
import type { Reply } from '@menuleaf/shared/contracts/operation.ts';
import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

type Overview = Reply<(typeof overviewOperations)['overview']>;

const { overview } = client(overviewOperations);

/** The service and the edge deploy separately from this page and may not know the call yet. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && error.status !== 0 && error.status !== 401 && error.status < 500;

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
const overviewQueries = [
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

export type Catalogue = {
  restaurants: readonly Restaurant[];
  menus: readonly Menu[];
  categories: readonly Category[];
  items: readonly Item[];
};

/** Prefetches the four lists. The page reports and retries one that fails. */
export async function prefetchCatalogue(queries: QueryClient): Promise<void> {
  const [restaurants, menus, categories] = overviewQueries;
  await Promise.all([
    queries.prefetchQuery(restaurants),
    queries.prefetchQuery(menus),
    queries.prefetchQuery(categories),
    queries.prefetchQuery(itemsQuery),
  ]);
}

/**
 * Loads the four lists in parallel, since each tab shows a count; items separately, as they may span pages. One failure
 * fails the page.
 */
export function useCatalogue() {
  const [restaurants, menus, categories, items] = useQueries({
    queries: [...overviewQueries, itemsQuery],
  });
  const all = [restaurants, menus, categories, items];
  // Without a connection, a list that was empty before may not be by now.
  const known = items.data?.length === 0 && items.isPaused ? undefined : items.data;
  const complete = restaurants.data && menus.data && categories.data && known;
  const catalogue: Catalogue | undefined = complete && {
    restaurants: restaurants.data,
    menus: menus.data,
    categories: categories.data,
    items: known,
  };
  return {
    catalogue,
    failed: !catalogue && all.some(({ isError }) => isError),
    retry: () => {
      for (const list of all) if (!list.data) void list.refetch();
    },
  };
}
