import type {
  GeoCoordinates,
  Menu,
  MenuItem,
  MenuSection,
  PostalAddress,
  Restaurant,
  RestrictedDiet,
  WithContext,
  OpeningHoursSpecification,
} from 'schema-dts';
import type {
  PublicItem,
  PublicMenu,
  PublicRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';
import { onEachNetwork } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-facts.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { largeImageUrl } from '@menuleaf/shared/menu/images.ts';
import { shownDiets } from './item/shown-diets.ts';
import { offersOf } from './offers.ts';
import { openingHoursSpecification, closedAllDay } from '../hours/opening-hours-specification.ts';
import { clockTime } from '@menuleaf/shared/menu/hours/clock-time.ts';
import { readSpecial, specialOn } from '@menuleaf/shared/menu/hours/special-days.ts';
import { dateOf, specialText, todayIn } from '@menuleaf/shared/menu/hours/special-text.ts';

/** Yearly days are listed twice, since a page may stay the same for a year. */
const listedDays = 730;

/** Consecutive days with the same special day. */
type Run = { at: number; from: number; to: number };

/** Upcoming special days in schema.org form, each with the days on which it takes precedence. */
function specialHoursSpecification(restaurant: PublicRestaurant): OpeningHoursSpecification[] {
  const text = specialText(restaurant.special_hours);
  if (text === undefined) return [];
  const special = readSpecial(text);
  const today = todayIn(restaurant.time_zone, Date.now());
  const runs: Run[] = [];
  for (let day = today; day < today + listedDays; day += 1) {
    const at = specialOn(special, day);
    const last = runs.at(-1);
    if (last && last.at === at && last.to === day - 1) last.to = day;
    else if (at >= 0) runs.push({ at, from: day, to: day });
  }
  return runs.flatMap(({ at, from, to }) => {
    const spans = special[at]?.spans ?? [];
    return (spans.length > 0 ? spans : closedAllDay).map(
      ({ opens, closes }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        opens: clockTime(opens),
        closes: closes === 1440 ? '23:59' : clockTime(closes),
        validFrom: dateOf(from),
        validThrough: dateOf(to),
      }),
    );
  });
}

/** JSON that cannot close its script element, whatever an owner typed. Omits undefined. */
export const jsonLdText = (data: Menu | Restaurant | readonly Menu[]) =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

/** Claims nothing if nothing is known. */
const orUndefined = <One>(all: One[]) => (all.length > 0 ? all : undefined);

/** Shared by a whole menu. */
type Where = { origin: string; currency: string };

function diets(item: PublicItem): RestrictedDiet[] {
  const { vegetarian, vegan, glutenFree } = shownDiets(item);
  return [
    ...(vegetarian ? ['https://schema.org/VegetarianDiet' as const] : []),
    ...(vegan ? ['https://schema.org/VeganDiet' as const] : []),
    ...(glutenFree ? ['https://schema.org/GlutenFreeDiet' as const] : []),
  ];
}

const menuItem = (item: PublicItem, { origin, currency }: Where): MenuItem => ({
  '@type': 'MenuItem',
  name: item.name,
  description: item.description ?? undefined,
  image: item.image_url ? origin + largeImageUrl(item.image_url) : undefined,
  suitableForDiet: orUndefined(diets(item)),
  nutrition: item.calories
    ? { '@type': 'NutritionInformation', calories: `${item.calories} calories` }
    : undefined,
  offers: offersOf(item, currency),
});

const menuSection = (category: PublicMenu['categories'][number], where: Where): MenuSection => ({
  '@type': 'MenuSection',
  name: category.name,
  description: category.description ?? undefined,
  hasMenuItem: orUndefined(category.items.map((item) => menuItem(item, where))),
});

/** English is omitted if it is the only language. */
const languageOf = ({ language = defaultLanguage, languages }: PublicMenu) =>
  language === defaultLanguage && !languages?.length ? undefined : language;

/** `path`: of a menu in one of several languages. */
export const menuData = (
  menu: PublicMenu,
  origin: string,
  path = `/restaurant/${menu.restaurant.id}/menu`,
): WithContext<Menu> => ({
  '@context': 'https://schema.org',
  '@type': 'Menu',
  '@id': origin + path,
  name: menu.name,
  description: menu.description ?? undefined,
  dateModified: menu.updated_at,
  inLanguage: languageOf(menu),
  hasMenuSection: orUndefined(
    menu.categories.map((category) => menuSection(category, { origin, currency: menu.currency })),
  ),
});

/** Each menu of the page by its own URL; schema.org cannot express serving times. */
export const allMenusData = (
  menu: PublicMenu,
  origin: string,
  path = `/restaurant/${menu.restaurant.id}/menu`,
): WithContext<Menu>[] => [
  menuData(menu, origin, path),
  ...(menu.further ?? []).map((further) => {
    const data = menuData({ ...menu, ...further }, origin, path);
    return { ...data, '@id': `${origin}${path}#m-${further.id}` };
  }),
];

const address = ({ location }: PublicRestaurant): PostalAddress | undefined =>
  location
    ? {
        '@type': 'PostalAddress',
        streetAddress: location.address,
        addressLocality: location.city,
        addressRegion: location.state || undefined,
        postalCode: location.zip_code || undefined,
        addressCountry: location.country,
      }
    : undefined;

const point = ({ location }: PublicRestaurant): GeoCoordinates | undefined =>
  location && location.latitude !== null && location.longitude !== null
    ? { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude }
    : undefined;

const links = (restaurant: PublicRestaurant) =>
  [restaurant.website, ...Object.values(onEachNetwork((field) => restaurant[field]))].filter(
    (link) => link !== null,
  );

/** Of its menu page: further languages, and menus beside the active one. */
export type MenusOfRestaurant = Pick<PublicMenu, 'languages' | 'further'>;

/** The one URL if there is only one; else one for each page and each menu of it. */
function menusOf(
  { has_menu, language = defaultLanguage }: PublicRestaurant,
  url: string,
  { languages = [], further = [] }: MenusOfRestaurant,
) {
  if (!has_menu) return undefined;
  if (languages.length + further.length === 0) return url;
  const menu = (address: string, said: Pick<Menu & object, 'inLanguage' | 'name'>): Menu => ({
    '@type': 'Menu',
    '@id': address,
    url: address,
    ...said,
  });
  return [
    menu(url, { inLanguage: language }),
    ...languages.map((one) => menu(`${url}/${one}`, { inLanguage: one })),
    ...further.map(({ id, name }) => menu(`${url}#m-${id}`, { name, inLanguage: language })),
  ];
}

export function restaurantData(
  restaurant: PublicRestaurant,
  origin: string,
  menus: MenusOfRestaurant = {},
): WithContext<Exclude<Restaurant, string>> {
  const url = `${origin}/restaurant/${restaurant.id}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: restaurant.name,
    description: restaurant.description ?? undefined,
    telephone: restaurant.phone ?? undefined,
    email: restaurant.email ?? undefined,
    address: address(restaurant),
    geo: point(restaurant),
    sameAs: orUndefined(links(restaurant)),
    openingHoursSpecification: orUndefined(openingHoursSpecification(restaurant)),
    specialOpeningHoursSpecification: orUndefined(specialHoursSpecification(restaurant)),
    hasMenu: menusOf(restaurant, `${url}/menu`, menus),
  };
}
