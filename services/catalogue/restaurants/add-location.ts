import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { oneOf, withRows } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { idempotencyKeyOf } from '../changes/idempotency-key.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import type { Handler } from '../context.ts';
import { pick } from '../owners-view.ts';
import { needsState } from '@menuleaf/shared/menu/address.ts';
import { regionOf } from '@menuleaf/shared/menu/prices/price-locale.ts';

type Address = { state: string; zip_code: string; country: string };

/** Throws 422 for an empty state or ZIP code in a country whose addresses have both. */
export function mustBeComplete({ state, zip_code, country }: Address): void {
  if (!needsState(regionOf(country))) return;
  const missing = [
    ...(state === '' ? [{ field: 'state', msg: 'State is required' }] : []),
    ...(zip_code === '' ? [{ field: 'zip_code', msg: 'ZIP code is required' }] : []),
  ];
  if (missing.length === 0) return;
  const detail = missing.map(({ field, msg }) => ({
    loc: ['body', field],
    msg,
    type: 'value_error',
  }));
  throw new HttpError(422, detail);
}

/** Beyond this, branches should be separate restaurants. */
const locationLimit = 10;

export const addLocation: Handler<'addLocation'> = async (input, owner, context) => {
  const { params, body } = input;
  const { restaurant_id: _same, idempotency_key: _key, ...sent } = body;
  const { latitude, longitude, name, ...fields } = sent;
  mustBeComplete(body);
  const made = {
    ...fields,
    id: context.newId(),
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    opening_hours: null,
    created_at: context.clock().toISOString(),
  };
  const once = idempotencyKeyOf('addLocation', { ...input, body: { ...body, ...params } });
  const changed = await changeCatalogue(
    owner.accountId,
    context,
    ({ before, planType, now }) => {
      const restaurant = oneOf(before, 'restaurants', params.id);
      mustBeUnlocked('restaurants', [params.id], before, planType);
      if (restaurant.locations.length >= locationLimit) {
        throw new HttpError(422, `A restaurant has at most ${locationLimit} locations`);
      }
      const location = { ...made, name: name ?? `${restaurant.name} Location` };
      const locations = [...restaurant.locations, location];
      const saved = { ...restaurant, locations, updated_at: now.toISOString() };
      return { after: withRows(before, { restaurants: [saved] }), made: [made.id] };
    },
    { once },
  );
  const { locations } = oneOf(changed.catalogue, 'restaurants', params.id);
  const location = pick(locations, changed.made[0] ?? '', 'Location');
  return { ...location, restaurant_id: params.id };
};
