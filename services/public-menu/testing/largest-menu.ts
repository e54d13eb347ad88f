import { onEachDay } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-facts.ts';
import { bytesOnPage } from '@menuleaf/shared/menu/bytes-on-page.ts';
import { menuSizes } from '@menuleaf/shared/menu/menu-sizes.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { itemsInOneMenu, plans, textInOneMenu } from '@menuleaf/shared/plans/plans.ts';
import { specimen } from '../pages/specimen.ts';

const stamps = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
export const fourteen =
  'gluten, crustaceans, egg, fish, peanuts, soy, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs';

type Texts = {
  name: string;
  description: string | null;
  allergens: string;
  choices?: { name: string; price_thousandths: number }[];
};

/** A menu with the maximum number of rows and categories, each row with all marks and these texts. */
export function menuOf(texts: Texts, sign: string): OwnersCatalogue {
  const items = Array.from({ length: itemsInOneMenu }, (_, at) => ({
    id: `item${String(at).padStart(8, '0')}`,
    ...texts,
    price_thousandths: 999_999_990,
    calories: 100_000,
    allergens_confirmed_at: '2026-01-01T00:00:00.000Z',
    is_vegetarian: true,
    is_vegan: true,
    is_gluten_free: true,
    is_available: false,
    sold_out_until: '2027-12-31T23:59:00.000Z',
    image: 'abcdefghjkmn',
    ...stamps,
  }));
  const each = itemsInOneMenu / (plans.pro.limits.categories ?? 1);
  const categories = Array.from({ length: itemsInOneMenu / each }, (_, at) => ({
    id: `category${String(at).padStart(4, '0')}`,
    name: sign.repeat(200),
    description: null,
    item_ids: items.slice(at * each, (at + 1) * each).map(({ id }) => id),
    ...stamps,
  }));
  const { has_menu: _menu, location: _location, ...restaurant } = specimen;
  const hours = sign.repeat(200);
  return {
    restaurants: [
      {
        ...restaurant,
        name: sign.repeat(200),
        description: sign.repeat(10_000),
        ...onEachDay(hours),
        is_listed: true,
        active_menu_id: 'm',
        locations: [],
        ...stamps,
      },
    ],
    menus: [
      {
        id: 'm',
        name: sign.repeat(200),
        description: null,
        category_ids: categories.map(({ id }) => id),
        ...stamps,
      },
    ],
    categories,
    items,
  };
}

/** Splits the categories among several menus on one page. */
export function onSeveralMenus(catalogue: OwnersCatalogue, count: number): OwnersCatalogue {
  const [whole] = catalogue.menus;
  if (!whole) return catalogue;
  const ids = whole.category_ids;
  const each = Math.ceil(ids.length / count);
  const menus = Array.from({ length: count }, (_, at) => ({
    ...whole,
    id: `menu${at}`,
    category_ids: ids.slice(at * each, (at + 1) * each),
  }));
  const [active, ...further] = menus.map(({ id }) => id);
  const times = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }];
  const restaurants = catalogue.restaurants.map((restaurant) => ({
    ...restaurant,
    active_menu_id: active ?? null,
    further_menus: further.map((menu_id) => ({ menu_id, times })),
  }));
  return { ...catalogue, restaurants, menus };
}

export const sizeOf = (catalogue: OwnersCatalogue) => menuSizes(catalogue).menus[0]?.bytes ?? NaN;
export const isLegal = (catalogue: OwnersCatalogue) => sizeOf(catalogue) <= textInOneMenu;

/** The largest legal menu of this character; `fill` places the text. */
export function largest(sign: string, fill: (text: string) => Texts): OwnersCatalogue {
  const left = textInOneMenu - sizeOf(menuOf(fill(''), sign));
  return menuOf(fill(sign.repeat(Math.floor(left / itemsInOneMenu / bytesOnPage(sign)))), sign);
}

/** Where a dish's text goes. */
export const places = {
  descriptions: (text: string) => ({ name: 'x', description: text, allergens: fourteen }),
  allergens: (text: string) => ({ name: 'x', description: null, allergens: `milk ${text}` }),
  choices: (text: string) => ({
    name: 'x',
    description: null,
    allergens: 'milk',
    choices: [`x${text}`, 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({
      name,
      price_thousandths: 999_999_990,
    })),
  }),
  names: (text: string) => ({ name: `x${text}`, description: null, allergens: fourteen }),
};
