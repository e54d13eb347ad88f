import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { cityLine } from '@menuleaf/shared/menu/address.ts';

type Place = NonNullable<PublicRestaurant['location']>;

const map = 'https://www.openstreetmap.org';

const addressOf = (place: Place, priceLocale: string) =>
  encodeURIComponent([place.address, cityLine(place, priceLocale), place.country].join(', '));

/** Map link: by coordinates if they are known, else by address. */
export const mapLink = (place: Place, priceLocale: string): string => {
  const { latitude, longitude } = place;
  return latitude !== null && longitude !== null
    ? `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
    : `${map}/search?query=${addressOf(place, priceLocale)}`;
};

/** Directions from the guest's location. */
export const directionsLink = (place: Place, priceLocale: string): string => {
  const { latitude, longitude } = place;
  const isPlaced = latitude !== null && longitude !== null;
  return `${map}/directions?to=${isPlaced ? `${latitude},${longitude}` : addressOf(place, priceLocale)}`;
};
