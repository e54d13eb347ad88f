import { queryOptions } from '@tanstack/react-query';
import { menuPriceFormat } from '@menuleaf/shared/menu/prices/menu-price-format.ts';
import { englishPriceWords, priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { catalogue, formQuery } from '../api/catalogue-api.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import type { Look } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import { lookOperations } from '@menuleaf/shared/contracts/catalogue/restaurants/look-calls.ts';

/** Sample data for theme tiles. */
export type Sample = { category: string; dishes: { name: string; price: string }[] };

/** The first dishes of a restaurant's menu, as guests read them. */
export const sampleQuery = ({ active_menu_id: menuId, ...restaurant }: Restaurant) =>
  queryOptions({
    queryKey: ['catalogue', 'look-sample', menuId],
    enabled: menuId !== null,
    queryFn: async ({ signal }): Promise<Sample> => {
      const [first] = await catalogue.menuCategories({ params: { id: menuId ?? '' } }, signal);
      if (!first) return { category: '', dishes: [] };
      const items = await catalogue.categoryItems({ params: { id: first.id } }, signal);
      const format = menuPriceFormat(restaurant);
      const dishes = items.slice(0, 2).map((item) => ({
        name: item.name,
        // As guests read it.
        price: priceWords(item, format, englishPriceWords),
      }));
      return { category: first.name, dishes };
    },
  });

export const looks = client(lookOperations);

const isPreparing = (look: Look | undefined) =>
  look !== undefined && [look.logo_status, look.cover_status].includes('preparing');

const loadedLook = formQuery('look', looks.getLook);

export const lookQuery = (id: string) =>
  queryOptions({
    ...loadedLook(id),
    // An image takes a few seconds.
    refetchInterval: ({ state }) => (isPreparing(state.data) ? 1500 : false),
  });
