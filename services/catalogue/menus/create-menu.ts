import { mustHaveRestaurant } from '@menuleaf/shared/server/http/role-refusal.ts';
import { lockedIds } from '../replies.ts';
import { oneOf, withRows } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { idempotencyKeyOf } from '../changes/idempotency-key.ts';
import { menusView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

/** Becomes active if its restaurant shows none, unless the plan makes that read-only. */
export const createMenu: CatalogueHandler<'createMenu'> = async (input, owner, context) => {
  const { name, description, note, language, restaurant_id } = input.body;
  if (restaurant_id !== undefined) mustHaveRestaurant(owner, restaurant_id);
  const id = context.newId();
  const { catalogue, planType, made } = await changeCatalogue(
    owner.accountId,
    context,
    ({ before, planType, now }) => {
      const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
      const spoken = language && { language };
      const menu = { id, name, description, note, ...spoken, category_ids: [], ...stamps };
      const grown = { ...before, menus: [...before.menus, menu] };
      if (restaurant_id === undefined) return { after: grown, made: [id] };
      const restaurant = oneOf(before, 'restaurants', restaurant_id);
      const locked = lockedIds(before.restaurants, 'restaurants', planType);
      const becomesActive = restaurant.active_menu_id === null && !locked.has(restaurant.id);
      const restaurants = becomesActive ? [{ ...restaurant, active_menu_id: id }] : [];
      return { after: withRows(grown, { restaurants }), made: [id] };
    },
    {
      once: idempotencyKeyOf('createMenu', input),
      alone: restaurant_id === undefined ? 'menus' : undefined,
    },
  );
  return pick(menusView(catalogue, planType), made[0] ?? '', 'Menu');
};
