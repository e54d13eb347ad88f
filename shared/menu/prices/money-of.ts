import { defaultCurrency, type Money } from '../../contracts/catalogue/money.ts';
import { priceLocale } from './price-locale.ts';
import type { StoredRestaurant } from '../stored-catalogue.ts';

/** Where euros are not written `8,50 €`. */
const euroZones = new Map(
  Object.entries({
    'Europe/Amsterdam': 'NL',
    'Europe/Dublin': 'IE',
    'Europe/Malta': 'MT',
    'Europe/Vienna': 'AT',
  }),
);

/** `CH` for CHF: until there is an address, prices are written as in the currency's own country. */
const countryOf = (currency: string, zone: string) =>
  currency === 'EUR' ? (euroZones.get(zone) ?? 'DE') : currency.slice(0, 2);

type Priced = Pick<StoredRestaurant, 'currency' | 'locations' | 'time_zone'>;

/** A restaurant's currency and price locale; dollars if there is no restaurant yet. */
export function moneyOf(restaurant: Priced | undefined): Money {
  if (!restaurant) return { currency: defaultCurrency, price_locale: priceLocale(undefined) };
  const { currency, locations, time_zone } = restaurant;
  const country = locations[0]?.country ?? countryOf(currency, time_zone);
  return { currency, price_locale: priceLocale(country) };
}
