import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  defaultCurrency,
  type Money as RestaurantsMoney,
} from '@menuleaf/shared/contracts/catalogue/money.ts';
import { decimalsOf, priceFormat } from '@menuleaf/shared/menu/format-price.ts';
import { restaurantsQuery } from '../api/catalogue-api.ts';

const dollars: RestaurantsMoney = { currency: defaultCurrency, price_locale: 'en-US' };

export type Money = {
  format: (price: number) => string;
  /** Undefined where restaurants differ. */
  currency?: string;
  /** Decimals that a price is typed with, at most. */
  decimals: number;
};

/** How an owner's prices are shown: as guests see them, or as numbers where restaurants differ in their currency. */
export function moneyOf(restaurants: readonly RestaurantsMoney[]): Money {
  const [first = dollars, ...others] = restaurants;
  const same = others.every(({ currency }) => currency === first.currency);
  const decimals = Math.max(...[first, ...others].map(({ currency }) => decimalsOf(currency)));
  if (!same) return { format: (price) => price.toFixed(decimals), decimals };
  return {
    format: priceFormat(first),
    currency: first.currency,
    decimals,
  };
}

export function useMoney() {
  // Each row asks: what is there is enough, and what changes a restaurant says so.
  const { data } = useQuery({ ...restaurantsQuery, staleTime: Infinity });
  return useMemo(() => moneyOf(data ?? []), [data]);
}
