import type {
  GeoCoordinates,
  Menu,
  MenuItem,
  MenuSection,
  PostalAddress,
  Restaurant,
  RestrictedDiet,
  WithContext,
} from 'schema-dts';
import type {
  PublicItem,
  PublicMenu,
  PublicRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { largeImageUrl } from '@menuleaf/shared/menu/images.ts';
import { shownDiets } from './item/shown-diets.ts';
import { offersOf } from './offers.ts';
import { specialHoursSpecification } from '../hours/special-hours-specification.ts';
import { openingHoursSpecification } from '../hours/opening-hours-specification.ts';

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
  [
    restaurant.website,
    restaurant.facebook_url,
    restaurant.instagram_url,
    restaurant.twitter_url,
    restaurant.tiktok_url,
    restaurant.youtube_url,
  ].filter((link) => link !== null);

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
