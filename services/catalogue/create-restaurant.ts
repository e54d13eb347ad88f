import { changeCatalogue } from './change-catalogue.ts';
import { keyOfCall } from './key-of-call.ts';
import { pick, restaurantsView } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/** Adds a restaurant within the plan's limit. Refuses 403. */
export const createRestaurant: CatalogueVerb<'createRestaurant'> = async (input, owner, tools) => {
  const { idempotency_key: _key, ...fields } = input.body;
  const id = tools.newId();
  const { catalogue, planType, made } = await changeCatalogue(
    owner.userId,
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
      return {
        after: { ...before, restaurants: [...before.restaurants, restaurant] },
        made: [id],
      };
    },
    keyOfCall('createRestaurant', input),
  );
  return pick(restaurantsView(catalogue, owner.userId, planType), made[0] ?? '', 'Restaurant');
};
