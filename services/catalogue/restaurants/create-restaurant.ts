import { defaultCurrency } from '@menuleaf/shared/contracts/catalogue/money.ts';
import type { restaurantCreate } from '@menuleaf/shared/contracts/catalogue/restaurants/new-restaurant.ts';
import { mustHaveAllRestaurants } from '@menuleaf/shared/server/http/role-refusal.ts';
import type * as z from 'zod/mini';
import { changeCatalogue, type ChangeContext } from '../changes/change-catalogue.ts';
import type { IdempotentCall } from '../changes/idempotent-call.ts';
import { idempotencyKeyOf } from '../changes/idempotency-key.ts';
import { pick, restaurantsView } from '../owners-view.ts';
import type { Handler } from '../context.ts';

/** Adds a restaurant within the plan's limit. Throws 403. */
export async function addRestaurant(
  ownerId: string,
  fields: z.output<typeof restaurantCreate>,
  context: ChangeContext,
  once?: IdempotentCall,
) {
  const id = context.newId();
  const { catalogue, planType, made } = await changeCatalogue(
    ownerId,
    context,
    ({ before, now }) => {
      const restaurant = {
        ...fields,
        id,
        time_zone: fields.time_zone ?? 'America/New_York',
        currency: fields.currency ?? defaultCurrency,
        is_listed: fields.is_listed ?? true,
        active_menu_id: null,
        locations: [],
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      };
      const restaurants = [...before.restaurants, restaurant];
      return { after: { ...before, restaurants }, made: [id] };
    },
    { once, alone: 'restaurants' },
  );
  return pick(restaurantsView(catalogue, ownerId, planType), made[0] ?? '', 'Restaurant');
}

export const createRestaurant: Handler<'createRestaurant'> = async (input, owner, context) => {
  mustHaveAllRestaurants(owner, 'Ask the owner to add one.');
  const { idempotency_key: _key, ...fields } = input.body;
  return addRestaurant(
    owner.accountId,
    fields,
    context,
    idempotencyKeyOf('createRestaurant', input),
  );
};
