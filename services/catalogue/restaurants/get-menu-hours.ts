import { notFound } from '@menuleaf/shared/server/http-error.ts';
import type { CatalogueHandler } from '../context.ts';

export const getMenuHours: CatalogueHandler<'getMenuHours'> = async (
  { params },
  owner,
  { store },
) => {
  const restaurants = await store.restaurants(owner.accountId);
  const found = restaurants.find(({ id }) => id === params.id);
  if (!found) throw notFound('Restaurant');
  const { active_menu_id, active_menu_times = [], further_menus = [] } = found;
  const { time_zone, updated_at } = found;
  return { active_menu_id, active_menu_times, further_menus, time_zone, updated_at };
};
