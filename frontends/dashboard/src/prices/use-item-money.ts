import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { menusQuery, restaurantsQuery } from '../api/catalogue-api.ts';
import { itemMoney } from './item-money.ts';

/** The money of any item; until restaurants and menus are there, that of an account without them. */
export function useItemMoney() {
  const { data: restaurants } = useQuery(restaurantsQuery);
  const { data: menus } = useQuery(menusQuery);
  return useMemo(() => itemMoney(restaurants ?? [], menus ?? []), [restaurants, menus]);
}
