import { defaultCurrency, type Money } from '../../contracts/catalogue/money.ts';
import { priceLocale } from './price-locale.ts';
import type { StoredRestaurant } from '../stored-catalogue.ts';

/** A restaurant's currency and price locale; dollars if there is no restaurant yet. */
export const moneyOf = (
  restaurant: Pick<StoredRestaurant, 'currency' | 'locations'> | undefined,
): Money => ({
  currency: restaurant?.currency ?? defaultCurrency,
  price_locale: priceLocale(restaurant?.locations[0]?.country),
});
