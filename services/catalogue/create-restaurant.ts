import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import { restaurantReply } from './catalogue.ts';
import type { restaurantCreate } from '@menuleaf/shared/contracts/catalogue/restaurant.ts';
import type * as z from 'zod';
import type { CatalogueVerb, Tools } from './tools.ts';

/** Adds a restaurant within the plan's limit. Refuses 403. */
export async function addRestaurant(
  ownerId: string,
  body: z.output<typeof restaurantCreate>,
  { store, clock, newId }: Pick<Tools, 'store' | 'clock' | 'newId'>,
) {
  const now = clock();
  const plan = await store.entitlement(ownerId, now);
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
  if (await store.create('restaurants', ownerId, restaurant, limit)) {
    throw new Refusal(403, quotaMessage(plan.planType, 'restaurants'));
  }
  return restaurantReply(restaurant, ownerId, new Set());
}

export const createRestaurant: CatalogueVerb<'createRestaurant'> = ({ body }, owner, tools) =>
  addRestaurant(owner.userId, body, tools);
