import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { oneOf, withRows } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { mustBeUnlocked } from './locks.ts';
import type { CatalogueVerb } from './tools.ts';

/** More branches than this are restaurants of their own. */
const locationLimit = 10;

export const addLocation: CatalogueVerb<'addLocation'> = async ({ params, body }, owner, tools) => {
  const { restaurant_id: _same, latitude, longitude, name, ...fields } = body;
  const made = {
    ...fields,
    id: tools.newId(),
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    opening_hours: null,
    created_at: tools.clock().toISOString(),
  };
  const { catalogue } = await changeCatalogue(owner.userId, tools, ({ before, planType, now }) => {
    const restaurant = oneOf(before, 'restaurants', params.id);
    mustBeUnlocked('restaurants', [params.id], before, planType);
    if (restaurant.locations.length >= locationLimit) {
      throw new Refusal(422, `A restaurant has at most ${locationLimit} locations`);
    }
    const location = { ...made, name: name ?? `${restaurant.name} Location` };
    const locations = [...restaurant.locations, location];
    const saved = { ...restaurant, locations, updated_at: now.toISOString() };
    return { after: withRows(before, { restaurants: [saved] }) };
  });
  const { name: saved } = oneOf(catalogue, 'restaurants', params.id);
  return { ...made, name: name ?? `${saved} Location`, restaurant_id: params.id };
};
