import { useQueries } from '@tanstack/react-query';
import type {
  Category,
  Item,
  Menu,
  Restaurant,
} from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { categoriesQuery, itemsQuery, menusQuery, restaurantsQuery } from '../catalogue-api.ts';

export type Catalogue = {
  restaurants: readonly Restaurant[];
  menus: readonly Menu[];
  categories: readonly Category[];
  items: readonly Item[];
};

/** The four lists at once, since each tab counts. One that fails is the failure of the page. */
export function useCatalogue() {
  const [restaurants, menus, categories, items] = useQueries({
    queries: [restaurantsQuery, menusQuery, categoriesQuery, itemsQuery],
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
