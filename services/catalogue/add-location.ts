import { Refusal, notFound } from '@menuleaf/shared/http/refusal.ts';
import { refuseOverwrite } from './catalogue.ts';
import { mustBeEditable } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/** More branches than this are restaurants of their own. */
const locationLimit = 10;

export const addLocation: CatalogueVerb<'addLocation'> = async ({ params, body }, owner, tools) => {
  const { store, clock, newId } = tools;
  const restaurant = await store.one('restaurants', owner.userId, params.id);
  if (!restaurant) throw notFound('Restaurant');
  await mustBeEditable('restaurants', owner.userId, params.id, tools);
  if (restaurant.locations.length >= locationLimit) {
    throw new Refusal(422, `A restaurant has at most ${locationLimit} locations`);
  }
  const { restaurant_id: _same, latitude, longitude, name, ...fields } = body;
  const location = {
    ...fields,
    id: newId(),
    name: name ?? `${restaurant.name} Location`,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    opening_hours: null,
    created_at: clock().toISOString(),
  };
  const saved = await store.change(
    'restaurants',
    owner.userId,
    params.id,
    { locations: [...restaurant.locations, location], updated_at: clock().toISOString() },
    { loaded: restaurant.updated_at },
  );
  if (saved === 'gone') throw notFound('Restaurant');
  if (typeof saved === 'string') throw refuseOverwrite();
  return { ...location, restaurant_id: params.id };
};
