import * as z from '@menuleaf/shared/contracts/schema.ts';
import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { defaultCurrency } from '@menuleaf/shared/contracts/catalogue/money.ts';
import {
  locationCreate,
  restaurantCreate,
} from '@menuleaf/shared/contracts/catalogue/restaurants/new-restaurant.ts';
import { networkFields } from '@menuleaf/shared/contracts/fields/profile-address.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { needsState } from '@menuleaf/shared/menu/address.ts';
import { regionOf } from '@menuleaf/shared/menu/prices/price-locale.ts';
import { ownCountry } from '../parts/own-country.ts';
import { ownTimeZone } from '../parts/own-time-zone.ts';

/** Degrees have no thousands, so a comma marks decimals. */
const degrees = (text: string) =>
  /^-?\d{1,3}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

const coordinate = (name: string, limit: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.trim()),
      z.transform((text) => (text === '' ? null : degrees(text))),
    ),
    z.nullable(
      z
        .number(`${name} must be a number between -${limit} and ${limit}`)
        .check(
          z.minimum(-limit, `${name} must be at least -${limit}`),
          z.maximum(limit, `${name} must be at most ${limit}`),
        ),
    ),
  );

const { address, city, state, zip_code } = locationCreate.shape;

/** The form as typed: a restaurant and its one location. */
export const restaurantForm = z.object({
  ...restaurantCreate.shape,
  address,
  city,
  state,
  zip_code,
  country: z.pipe(
    z.string().check(z.trim(), z.maxLength(100)),
    z.transform((text) => text || 'US'),
  ),
  latitude: coordinate('Latitude', 90),
  longitude: coordinate('Longitude', 180),
});
export type RestaurantInput = z.infer<typeof restaurantForm>;

/** What a restaurant has under the same name. */
const same = [
  ...(['name', 'description', 'phone', 'email', 'website'] as const),
  ...weekdays.map((day) => `${day}_hours` as const),
  ...networkFields,
];
const ofPlace = ['address', 'city', 'state', 'zip_code', 'latitude', 'longitude'] as const;
export type TextName =
  | (typeof same)[number]
  | (typeof ofPlace)[number]
  | 'country'
  | 'time_zone'
  | 'currency';
export type RestaurantValues = Record<TextName, string> & { is_listed: boolean };

function textsOf<Name extends string>(
  names: readonly Name[],
  from: Partial<Record<Name, string | number | null>> | undefined,
) {
  const texts = names.map((name) => [name, String(from?.[name] ?? '')]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one for each name
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** Initial form values: a restaurant's, or empty ones with the time zone, country and currency of this device. */
export function restaurantValues(restaurant?: Restaurant): RestaurantValues {
  const place = restaurant?.locations[0];
  const own = place ? undefined : ownCountry();
  return {
    ...textsOf(same, restaurant),
    ...textsOf(ofPlace, place),
    country: place?.country ?? own?.name ?? 'US',
    time_zone: restaurant?.time_zone ?? ownTimeZone(),
    currency: restaurant?.currency ?? own?.currency ?? defaultCurrency,
    is_listed: restaurant?.is_listed ?? true,
  };
}

/** Blank is the United States, as when it is saved. */
export const hasStates = (country: string) => needsState(regionOf(country.trim() || 'US'));

/** Where addresses have a state and a ZIP code, both are required. */
export function addressProblems({ state, zip_code, country }: RestaurantValues) {
  const problems: Record<string, string> = {};
  if (!hasStates(country)) return problems;
  if (state.trim() === '') problems['state'] = 'State is required';
  if (zip_code.trim() === '') problems['zip_code'] = 'ZIP code is required';
  return problems;
}

/** Half a map point would show no map. */
export function pointProblems({ latitude, longitude }: RestaurantValues): Record<string, string> {
  const [hasLatitude, hasLongitude] = [latitude.trim() !== '', longitude.trim() !== ''];
  if (hasLatitude && !hasLongitude) return { longitude: 'A map point needs a longitude as well' };
  if (hasLongitude && !hasLatitude) return { latitude: 'A map point needs a latitude as well' };
  return {};
}
