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

/** Reads the four lists before a page asks for them. One that fails is told by the page, which asks again. */
export async function prefetchCatalogue(queries: QueryClient): Promise<void> {
  const [restaurants, menus, categories] = overviewQueries;
  await Promise.all([
    queries.prefetchQuery(restaurants),
    queries.prefetchQuery(menus),
    queries.prefetchQuery(categories),
    queries.prefetchQuery(itemsQuery),
  ]);
}

/** The four lists at once, since each tab counts: the items by themselves, which may take several pages. One that fails is the failure of the page. */
export function useCatalogue() {
  const [restaurants, menus, categories, items] = useQueries({
    queries: [...overviewQueries, itemsQuery],
  });
  const all = [restaurants, menus, categories, items];
  const complete = restaurants.data && menus.data && categories.data && items.data;
  const catalogue: Catalogue | undefined = complete && {
    restaurants: restaurants.data,
    menus: menus.data,
    categories: categories.data,
    items: items.data,
  };
  return {
    catalogue,
    failed: !catalogue && all.some(({ isError }) => isError),
    retry: () => {
      for (const list of all) if (!list.data) void list.refetch();
    },
  };
}
