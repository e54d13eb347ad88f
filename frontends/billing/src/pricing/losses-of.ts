import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Look } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { isFreeTheme } from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import type { Person } from '@menuleaf/shared/contracts/people.ts';
import { languageName } from '@menuleaf/shared/menu/languages.ts';
import { byCreation } from '@menuleaf/shared/menu/menu-order.ts';
import { type Counted, plans } from '@menuleaf/shared/plans/plans.ts';

type Stamp = 'id' | 'name' | 'created_at';

export type Account = {
  restaurants: readonly Pick<Restaurant, Stamp | 'further_menu_ids'>[];
  menus: readonly Pick<Menu, Stamp | 'is_active' | 'further_languages'>[];
  categories: readonly Pick<Category, Stamp>[];
  items: readonly Pick<Item, Stamp | 'image_url'>[];
  /** In the restaurants' order. */
  looks: readonly Pick<Look, 'theme' | 'logo_url' | 'cover_url'>[];
  people: readonly Pick<Person, 'full_name' | 'role' | 'stays_on_free'>[];
};

const { limits, furtherLanguages } = plans.free;
const and = new Intl.ListFormat('en', { type: 'conjunction' });
const or = new Intl.ListFormat('en', { type: 'disjunction' });

/** Names in a sentence; a dialog has room for a few. */
const mostNames = 4;
function namesOf(all: readonly { name: string }[]) {
  const names = all.map(({ name }) => name);
  if (names.length <= mostNames) return and.format(names);
  return and.format([...names.slice(0, mostNames - 1), `${names.length - mostNames + 1} more`]);
}

const nouns: Record<Counted, string> = {
  restaurants: 'restaurants',
  menus: 'menus',
  categories: 'categories',
  items: 'menu items',
};

/** The newest beyond the limit, which the services lock. */
function locked(kind: Counted, { [kind]: all }: Account) {
  const over: { name: string }[] = all.toSorted(byCreation).slice(limits[kind] ?? all.length);
  if (over.length === 0) return [];
  const stay =
    kind === 'restaurants' ? ` Guests still see ${over.length === 1 ? 'it' : 'them'}.` : '';
  return [
    `${over.length} of your ${all.length} ${nouns[kind]} can no longer be changed: ${namesOf(over)}.${stay}`,
  ];
}

function photos({ items }: Account) {
  const { length } = items.filter(({ image_url }) => image_url !== null);
  if (length === 0) return [];
  const whose =
    length === 1 ? 'The photo of 1 menu item is' : `The photos of ${length} menu items are`;
  return [`${whose} no longer shown.`];
}

function ownLooks({ restaurants, looks }: Account) {
  const own = restaurants.filter((_, at) => {
    const { theme, logo_url, cover_url } = looks[at] ?? {};
    return Boolean(logo_url ?? cover_url) || (theme && !isFreeTheme(theme));
  });
  if (own.length === 0) return [];
  return [`The logo, cover and Pro theme of ${namesOf(own)} are no longer shown.`];
}

const languages = ({ menus }: Account) =>
  menus.flatMap(({ name, is_active, further_languages: all }) => {
    const gone = all.slice(furtherLanguages).map((one) => languageName(one, 'en'));
    if (!is_active || gone.length === 0) return [];
    return [`Guests can no longer read ${name} in ${or.format(gone)}.`];
  });

const menusByTime = ({ restaurants, menus }: Account) =>
  restaurants.flatMap(({ name, further_menu_ids = [] }) => {
    const gone = menus.filter(({ id }) => further_menu_ids.includes(id));
    if (gone.length === 0) return [];
    return [`${name} shows its main menu only, no longer ${namesOf(gone)}.`];
  });

function people({ people: all }: Account) {
  const others = all.filter(({ role }) => role !== 'owner');
  const named = (some: typeof others) => namesOf(some.map(({ full_name: name }) => ({ name })));
  const readers = others.filter(({ stays_on_free }) => !stays_on_free);
  const demoted = others.filter(({ stays_on_free, role }) => stays_on_free && role !== 'kitchen');
  return [
    ...(readers.length > 0 ? [`${named(readers)} can only read.`] : []),
    ...(demoted.length > 0 ? [`${named(demoted)} can only mark dishes sold out.`] : []),
  ];
}

/** What the Free plan takes from an account as it is now, a sentence each. Nothing of it is deleted. */
export const lossesOf = (account: Account): string[] => [
  ...locked('restaurants', account),
  ...locked('menus', account),
  ...locked('categories', account),
  ...locked('items', account),
  ...photos(account),
  ...ownLooks(account),
  ...languages(account),
  ...menusByTime(account),
  ...people(account),
];
