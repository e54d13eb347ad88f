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
const forLists = { gcTime: 3_600_000 } as const;

export const restaurantsQuery = queryOptions({
  ...forLists,
  queryKey: ['catalogue', 'restaurants'],
  queryFn: ({ signal }) => catalogue.listRestaurants({}, signal),
});
export const menusQuery = queryOptions({
  ...forLists,
  queryKey: ['catalogue', 'menus'],
  queryFn: ({ signal }) => catalogue.listMenus({}, signal),
});
export const categoriesQuery = queryOptions({
  ...forLists,
  queryKey: ['catalogue', 'categories'],
  queryFn: ({ signal }) => catalogue.listCategories({}, signal),
});
/** A large catalogue spans several pages. */
async function allItems(signal: AbortSignal): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await catalogue.listItems({ query: { cursor } }, signal);
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

export const itemsQuery = queryOptions({
  ...forLists,
  queryKey: ['catalogue', 'items'],
  queryFn: ({ signal }) => allItems(signal),
});

/** Forms always load fresh data: a stale version would be refused on save. */
const forForm = { staleTime: 0, gcTime: 0 } as const;

export const restaurantQuery = (id: string) =>
  queryOptions({
    ...forForm,
    queryKey: ['catalogue', 'restaurant', id],
    queryFn: ({ signal }) => catalogue.getRestaurant({ params: { id } }, signal),
  });
export const menuQuery = (id: string) =>
  queryOptions({
    ...forForm,
    queryKey: ['catalogue', 'menu', id],
    queryFn: ({ signal }) => catalogue.getMenu({ params: { id } }, signal),
  });
export const menuCategoriesQuery = (id: string) =>
  queryOptions({
    ...forForm,
    queryKey: ['catalogue', 'menu-categories', id],
    queryFn: ({ signal }) => catalogue.menuCategories({ params: { id } }, signal),
  });
export const categoryQuery = (id: string) =>
  queryOptions({
    ...forForm,
    queryKey: ['catalogue', 'category', id],
    queryFn: ({ signal }) => catalogue.getCategory({ params: { id } }, signal),
  });
export const categoryItemsQuery = (id: string) =>
  queryOptions({
    ...forForm,
    queryKey: ['catalogue', 'category-items', id],
    queryFn: ({ signal }) => catalogue.categoryItems({ params: { id } }, signal),
  });
export const itemQuery = (id: string) =>
  queryOptions({
    ...forForm,
    queryKey: ['catalogue', 'item', id],
    queryFn: ({ signal }) => catalogue.getItem({ params: { id } }, signal),
  });

const lists: readonly unknown[] = ['restaurants', 'menus', 'categories', 'items'];

/** Refetches the visible lists before a change counts as done. */
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
