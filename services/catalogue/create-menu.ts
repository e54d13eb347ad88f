import { lockedIds } from './catalogue.ts';
import { oneOf, withRows } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { keyOfCall } from './key-of-call.ts';
import { menusView, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/** Becomes active where its restaurant shows none, unless the plan has made that read-only. */
export const createMenu: CatalogueVerb<'createMenu'> = async (input, owner, tools) => {
  const { name, description, restaurant_id } = input.body;
  const id = tools.newId();
  const { catalogue, planType, made } = await changeCatalogue(
    owner.userId,
    tools,
    ({ before, planType, now }) => {
      const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
      const menu = { id, name, description, category_ids: [], ...stamps };
      const grown = { ...before, menus: [...before.menus, menu] };
      if (restaurant_id === undefined) return { after: grown, made: [id] };
      const restaurant = oneOf(before, 'restaurants', restaurant_id);
      const locked = lockedIds(before.restaurants, 'restaurants', planType);
      const becomesActive = restaurant.active_menu_id === null && !locked.has(restaurant.id);
      const restaurants = becomesActive ? [{ ...restaurant, active_menu_id: id }] : [];
      return { after: withRows(grown, { restaurants }), made: [id] };
    },
    keyOfCall('createMenu', input),
  );
  return pick(menusView(catalogue, planType), made[0] ?? '', 'Menu');
};
