import { Refusal, notFound } from '@menuleaf/shared/http/refusal.ts';
import { plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import { menuReply } from './catalogue.ts';
import { lockedOf } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';
import { switchActiveMenu } from './transaction-parts.ts';

export const createMenu: CatalogueVerb<'createMenu'> = async (
  { body },
  owner,
  { store, clock, newId },
) => {
  const now = clock();
  const plan = await store.entitlement(owner.userId, now);
  const menu = {
    id: newId(),
    name: body.name,
    description: body.description,
    category_ids: new Set<string>(),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  const restaurant =
    body.restaurant_id === undefined
      ? undefined
      : await store.one('restaurants', owner.userId, body.restaurant_id);
  if (body.restaurant_id !== undefined && !restaurant) throw notFound('Restaurant');

  const limit = plans[plan.planType].limits.menus;
  const create = (becomesActive: boolean) =>
    store.create(
      'menus',
      owner.userId,
      menu,
      limit,
      restaurant && becomesActive
        ? [switchActiveMenu(owner.userId, restaurant.id, null, menu.id)]
        : [],
    );
  const isLocked =
    restaurant &&
    (await lockedOf('restaurants', owner.userId, { store, clock })).has(restaurant.id);
  const wantsActive = restaurant?.active_menu_id === null && !isLocked;
  const outcome = await create(wantsActive);
  if (outcome === 'quota') throw new Refusal(403, quotaMessage(plan.planType, 'menus'));
  // Another menu became the active one meanwhile: this one is created beside it.
  if (outcome === 'other' && (await create(false))) {
    throw new Refusal(403, quotaMessage(plan.planType, 'menus'));
  }
  const active = wantsActive && outcome === undefined && restaurant;
  const shownBy = active ? [{ ...restaurant, active_menu_id: menu.id }] : [];
  return menuReply(menu, shownBy, [], new Set());
};
