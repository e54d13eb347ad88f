import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { categoryOperations } from '@menuleaf/shared/contracts/catalogue/category-calls.ts';
import { itemOperations } from '@menuleaf/shared/contracts/catalogue/items/item-calls.ts';
import { menuOperations } from '@menuleaf/shared/contracts/catalogue/menus/menu-calls.ts';
import { restaurantOperations } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-calls.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

/** Excludes the editor's calls, which the editor loads. */
export const catalogue = client({
  ...restaurantOperations,
  ...menuOperations,
  ...itemOperations,
  ...categoryOperations,
});

/** Cached for an hour: returning from a form restores the list and its position. */
const listQuery = <Read>(what: string, read: (signal: AbortSignal) => Promise<Read>) =>
  queryOptions({
    gcTime: 3_600_000,
    queryKey: ['catalogue', what],
    queryFn: ({ signal }) => read(signal),
  });

export const restaurantsQuery = listQuery('restaurants', (signal) =>
  catalogue.listRestaurants({}, signal),
);
export const menusQuery = listQuery('menus', (signal) => catalogue.listMenus({}, signal));
export const categoriesQuery = listQuery('categories', (signal) =>
  catalogue.listCategories({}, signal),
);
/** A large catalogue spans several pages. */
export const itemsQuery = listQuery('items', async (signal) => {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await catalogue.listItems({ query: { cursor } }, signal);
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return items;
});

type ReadById<Read> = (input: { params: { id: string } }, signal: AbortSignal) => Promise<Read>;

/** Forms always load fresh data: a stale version would be refused on save. */
export const formQuery =
  <Read>(what: string, read: ReadById<Read>) =>
  (id: string) =>
    queryOptions({
      staleTime: 0,
      gcTime: 0,
      queryKey: ['catalogue', what, id],
      queryFn: ({ signal }) => read({ params: { id } }, signal),
    });

export const restaurantQuery = formQuery('restaurant', catalogue.getRestaurant);
export const menuQuery = formQuery('menu', catalogue.getMenu);
export const menuCategoriesQuery = formQuery('menu-categories', catalogue.menuCategories);
export const categoryQuery = formQuery('category', catalogue.getCategory);
export const categoryItemsQuery = formQuery('category-items', catalogue.categoryItems);
export const itemQuery = formQuery('item', catalogue.getItem);

const lists: readonly unknown[] = ['restaurants', 'menus', 'categories', 'items', 'restaurant'];

/** Refetches the visible lists, and the restaurant of whose parts one was saved, before a change counts as done. */
export function useInvalidateLists(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [slice, what] }) => slice === 'catalogue' && lists.includes(what),
    });
}

/** Catalogue mutation. */
export function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const onSuccess = useInvalidateLists();
  return useMutation({ mutationFn: (input: Input) => change(input), onSuccess });
}
