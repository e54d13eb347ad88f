import type {
  PublicItem,
  PublicMenu,
  PublicRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';
import { largeImageUrl } from '@menuleaf/shared/menu/images.ts';
import { isGlutenFree } from './gluten-free.ts';
import { openingHoursSpecification } from '../hours/opening-hours-specification.ts';

/** A node of schema.org's vocabulary. */
export type JsonLd = { [property: string]: unknown };

/** JSON that cannot end its script element, whatever an owner typed. */
export const jsonLdText = (data: JsonLd) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Leaves out what is not known, so that nothing is claimed. */
function known(node: JsonLd): JsonLd {
  const filled = Object.entries(node).filter(
    ([, value]) =>
      value !== null && value !== undefined && !(Array.isArray(value) && !value.length),
  );
  return Object.fromEntries(filled);
}

const diets = (item: PublicItem) => [
  ...(item.is_vegetarian ? ['https://schema.org/VegetarianDiet'] : []),
  ...(item.is_vegan ? ['https://schema.org/VeganDiet'] : []),
  ...(isGlutenFree(item) ? ['https://schema.org/GlutenFreeDiet'] : []),
];

const menuItem = (item: PublicItem, origin: string) =>
  known({
    '@type': 'MenuItem',
    name: item.name,
    description: item.description,
    image: item.image_url && origin + largeImageUrl(item.image_url),
    suitableForDiet: diets(item),
    nutrition: item.calories
      ? { '@type': 'NutritionInformation', calories: `${item.calories} calories` }
      : null,
    offers: known({
      '@type': 'Offer',
      price: item.price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${item.is_available ? 'InStock' : 'SoldOut'}`,
      availabilityStarts: item.sold_out_until,
    }),
  });

export function menuData(menu: PublicMenu, origin: string): JsonLd {
  return known({
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${origin}/restaurant/${menu.restaurant.id}/menu`,
    name: menu.name,
    description: menu.description,
    dateModified: menu.updated_at,
    hasMenuSection: menu.categories.map((category) =>
      known({
        '@type': 'MenuSection',
        name: category.name,
        description: category.description,
        hasMenuItem: category.items.map((item) => menuItem(item, origin)),
      }),
    ),
  });
}

const address = ({ location }: PublicRestaurant) =>
  location &&
  known({
    '@type': 'PostalAddress',
    streetAddress: location.address,
    addressLocality: location.city,
    addressRegion: location.state,
    postalCode: location.zip_code,
    addressCountry: location.country,
  });

const point = ({ location }: PublicRestaurant) =>
  location && location.latitude !== null && location.longitude !== null
    ? { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude }
    : null;

export function restaurantData(restaurant: PublicRestaurant, origin: string): JsonLd {
  const url = `${origin}/restaurant/${restaurant.id}`;
  return known({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: restaurant.name,
    description: restaurant.description,
    telephone: restaurant.phone,
    email: restaurant.email,
    address: address(restaurant),
    geo: point(restaurant),
    sameAs: [
      restaurant.website,
      restaurant.facebook_url,
      restaurant.instagram_url,
      restaurant.twitter_url,
      restaurant.tiktok_url,
      restaurant.youtube_url,
    ].filter((link) => link !== null),
    openingHoursSpecification: openingHoursSpecification(restaurant),
    hasMenu: restaurant.has_menu ? `${url}/menu` : null,
  });
}
