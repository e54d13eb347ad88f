import { type QueryClient, useQueries } from '@tanstack/react-query';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { itemsQuery } from './catalogue-api.ts';
import { overviewQueries } from './overview-queries.ts';

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
  const all = useQueries({ queries: [...overviewQueries, itemsQuery] });
  const [restaurants, menus, categories, items] = all;
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
