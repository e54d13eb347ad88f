import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  defaultCurrency,
  type Money as RestaurantsMoney,
} from '@menuleaf/shared/contracts/catalogue/money.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { decimalsOf, priceFormat } from '@menuleaf/shared/menu/prices/format-price.ts';
import { shownBy } from './shown-by.ts';
import { restaurantsQuery } from '../api/catalogue-api.ts';

const dollars: RestaurantsMoney = { currency: defaultCurrency, price_locale: 'en-US' };

export type Money = {
  format: (price: number) => string;
  /** Undefined if restaurants differ. */
  currency?: string;
  /** Maximum decimals of a typed price. */
  decimals: number;
};

/** Formats an owner's prices: with all decimals of their currency, or as plain numbers if currencies differ. */
export function moneyOf(restaurants: readonly RestaurantsMoney[]): Money {
  const [first = dollars, ...others] = restaurants;
  const same = others.every(({ currency }) => currency === first.currency);
  const known = [first, ...others].map(({ currency }) => decimalsOf(currency));
  const decimals = Math.max(...known);
  // `350.00` is no price in yen.
  const whole = Math.min(...known);
  const plain = (price: number) => price.toFixed(Number.isInteger(price) ? whole : decimals);
  if (!same) return { format: plain, decimals };
  return { format: priceFormat(first), currency: first.currency, decimals };
}

/** Restaurants that show the menu; all if none does. */
export function thoseThatShow<R extends Pick<Restaurant, 'active_menu_id' | 'further_menu_ids'>>(
  menuId: string,
  restaurants: readonly R[],
): readonly R[] {
  const some = shownBy(menuId, restaurants);
  return some.length > 0 ? some : restaurants;
}

/** For one menu, or all of the owner's. */
export function useMoney(menuId?: string) {
  // Used in every row: cached data is enough, restaurant changes invalidate it.
  const { data } = useQuery({ ...restaurantsQuery, staleTime: Infinity });
  return useMemo(() => {
    const restaurants = data ?? [];
    return moneyOf(menuId === undefined ? restaurants : thoseThatShow(menuId, restaurants));
  }, [data, menuId]);
}
