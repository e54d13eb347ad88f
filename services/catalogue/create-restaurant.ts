import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import { restaurantReply } from './catalogue.ts';
import type { CatalogueVerb } from './tools.ts';

export const createRestaurant: CatalogueVerb<'createRestaurant'> = async (
  { body },
  owner,
  { store, clock, newId },
) => {
  const now = clock();
  const plan = await store.entitlement(owner.userId, now);
  const restaurant = {
    ...body,
    id: newId(),
    time_zone: body.time_zone ?? 'America/New_York',
    is_listed: body.is_listed ?? true,
    active_menu_id: null,
    locations: [],
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  const limit = plans[plan.planType].limits.restaurants;
  if (await store.create('restaurants', owner.userId, restaurant, limit)) {
    throw new Refusal(403, quotaMessage(plan.planType, 'restaurants'));
  }
  return restaurantReply(restaurant, owner.userId, new Set());
};
