import { showsNumber } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';
import { byName, newestFirst } from '../parts/lists/search-and-sort.ts';

const isUnknown = ({ price_kind }: Item) => Number(!showsNumber(price_kind));

/** Items without a number come last either way. */
const byPrice = (sign: number) => (a: Item, b: Item) =>
  isUnknown(a) - isUnknown(b) || sign * (a.price - b.price);

/** How items are searched (name, description, allergens, category names) and sorted. */
export const itemArrangement = {
  orders: {
    menu: ['Menu order', byMenuOrder],
    name: ['Name', byName],
    cheapest: ['Price, low to high', byPrice(1)],
    dearest: ['Price, high to low', byPrice(-1)],
    newest: ['Newest', newestFirst],
    soldOut: [
      'Sold out first',
      (a: Item, b: Item) => Number(a.is_available) - Number(b.is_available) || byName(a, b),
    ],
  },
  first: 'menu',
  worthSearching: 1,
  texts: ({ name, description, allergens, categories }: Item) => [
    name,
    description,
    allergens,
    ...categories.map((category) => category.name),
  ],
  search: {
    label: 'Search menu items',
    placeholder: 'Name, allergen or category',
    none: 'No menu items found',
    tip: 'search by name, description, allergens or category.',
  },
} as const;
