import type { restaurantCreate } from '@menuleaf/shared/contracts/catalogue/restaurant.ts';
import type * as z from 'zod';
import { changeCatalogue, type Changing, type Once } from './change-catalogue.ts';
import { keyOfCall } from './key-of-call.ts';
import { pick, restaurantsView } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/** Adds a restaurant within the plan's limit. Refuses 403. */
export async function addRestaurant(
  ownerId: string,
  fields: z.output<typeof restaurantCreate>,
  tools: Changing,
  once?: Once,
) {
  const id = tools.newId();
  const { catalogue, planType, made } = await changeCatalogue(
    ownerId,
    tools,
    ({ before, now }) => {
      const restaurant = {
        ...fields,
        id,
        time_zone: fields.time_zone ?? 'America/New_York',
        is_listed: fields.is_listed ?? true,
        active_menu_id: null,
        locations: [],
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      };
      const restaurants = [...before.restaurants, restaurant];
      return { after: { ...before, restaurants }, made: [id] };
    },
    once,
  );
  return pick(restaurantsView(catalogue, ownerId, planType), made[0] ?? '', 'Restaurant');
}

export const createRestaurant: CatalogueVerb<'createRestaurant'> = (input, owner, tools) => {
  const { idempotency_key: _key, ...fields } = input.body;
  return addRestaurant(owner.userId, fields, tools, keyOfCall('createRestaurant', input));
};
