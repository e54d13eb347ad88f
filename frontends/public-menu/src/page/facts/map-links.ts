import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';

type Place = NonNullable<PublicRestaurant['location']>;

const map = 'https://www.openstreetmap.org';

const addressOf = ({ address, city, state, zip_code, country }: Place) =>
  encodeURIComponent(`${address}, ${city}, ${state} ${zip_code}, ${country}`);

/** Map link: by coordinates if they are known, else by address. */
export const mapLink = (place: Place): string => {
  const { latitude, longitude } = place;
  return latitude !== null && longitude !== null
    ? `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
    : `${map}/search?query=${addressOf(place)}`;
};

/** Directions from the guest's location. */
export const directionsLink = (place: Place): string => {
  const { latitude, longitude } = place;
  const isPlaced = latitude !== null && longitude !== null;
  return `${map}/directions?to=${isPlaced ? `${latitude},${longitude}` : addressOf(place)}`;
};
