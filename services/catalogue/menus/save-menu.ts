import { mustNotBeStale, oneOf, sentFields, withRows } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import { menusView, pick } from '../owners-view.ts';
import { mustHaveLanguages } from './languages-of-menu.ts';
import type { Handler } from '../context.ts';
import { mustHaveRestaurant } from '@menuleaf/shared/server/http/role-refusal.ts';
import { lockedIds } from '../replies.ts';
import { idempotencyKeyOf } from '../changes/idempotency-key.ts';

/** Becomes active if its restaurant shows none, unless the plan makes that read-only. */
export const createMenu: Handler<'createMenu'> = async (input, owner, context) => {
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

export const updateMenu: Handler<'updateMenu'> = async ({ params, body }, owner, context) => {
  const { updated_at: loaded, ...fields } = body;
  const { catalogue, planType } = await changeCatalogue(
    owner.accountId,
    context,
    ({ before, planType, now }) => {
      const menu = oneOf(before, 'menus', params.id);
      mustBeUnlocked('menus', [params.id], before, planType);
      mustNotBeStale(menu, loaded);
      const saved = { ...menu, ...sentFields(fields), updated_at: now.toISOString() };
      mustHaveLanguages(menu, saved, planType);
      return { after: withRows(before, { menus: [saved] }) };
    },
  );
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};
