import {
  mustNotBeStale,
  mustExist,
  oneOf,
  sentFields,
  withRows,
} from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import { pick, restaurantsView } from '../owners-view.ts';
import { mustAllowFurtherMenus } from '../changes/further-menus.ts';
import type { Handler } from '../context.ts';
import { invalidField } from '@menuleaf/shared/server/http-error.ts';
import type { StoredRestaurant } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { mustBeComplete } from './add-location.ts';

type StoredLocation = StoredRestaurant['locations'][number];

/** Location fields in a restaurant's form; absent fields are unchanged. */
type LocationChanges = {
  location_name?: string | null | undefined;
  address?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zip_code?: string | undefined;
  country?: string | undefined;
  location_phone?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};

const required = ['address', 'city'] as const;
const addressFields = [...required, 'state', 'zip_code'] as const;

function firstLocation(changes: LocationChanges, id: string, now: Date, restaurantName: string) {
  const missing = required.find((field) => changes[field] === undefined);
  if (missing) throw invalidField(missing, 'Address and city are required');
  return {
    id,
    name: `${restaurantName} Location`,
    address: '',
    city: '',
    state: '',
    zip_code: '',
    country: 'US',
    phone: null,
    latitude: null,
    longitude: null,
    opening_hours: null,
    created_at: now.toISOString(),
  };
}

/** The locations after a save, or undefined if the form has no address. */
function changedLocations(
  restaurant: Pick<StoredRestaurant, 'name' | 'locations'>,
  changes: LocationChanges,
  newId: () => string,
  now: Date,
): StoredLocation[] | undefined {
  const { location_name, location_phone, ...fields } = changes;
  const given = Object.entries({
    ...fields,
    // Without a name, it gets the default name.
    ...(location_name !== undefined && {
      name: location_name ?? `${restaurant.name} Location`,
    }),
    phone: location_phone,
  }).filter(([, value]) => value !== undefined);
  if (given.length === 0) return undefined;
  const [current, ...others] = restaurant.locations;
  // Phone and coordinates alone create no location.
  if (!current && addressFields.every((field) => changes[field] === undefined)) return undefined;
  const base = current ?? firstLocation(changes, newId(), now, restaurant.name);
  const saved = { ...base, ...Object.fromEntries(given) };
  // A place that was incomplete before does not stop other changes.
  const isMoved = [fields.state, fields.zip_code, fields.country].some((one) => one !== undefined);
  if (!current || isMoved) mustBeComplete(saved);
  return [saved, ...others];
}

export const updateRestaurant: Handler<'updateRestaurant'> = async (
  { params, body },
  owner,
  context,
) => {
  const { updated_at, location_name, address, city, state, zip_code, country, ...rest } = body;
  const { location_phone, latitude, longitude, ...fields } = rest;
  const place = { location_name, address, city, state, zip_code, country };
  const { catalogue, planType } = await changeCatalogue(
    owner.accountId,
    context,
    ({ before, planType, now }) => {
      const current = oneOf(before, 'restaurants', params.id);
      mustBeUnlocked('restaurants', [params.id], before, planType);
      mustNotBeStale(current, updated_at);
      if (fields.active_menu_id) mustExist(before, 'menus', [fields.active_menu_id]);
      mustAllowFurtherMenus(fields.further_menus, before, planType);
      const named = { ...current, ...sentFields(fields) };
      const locations = changedLocations(
        named,
        { ...place, location_phone, latitude, longitude },
        context.newId,
        now,
      );
      const saved = { ...named, ...(locations && { locations }), updated_at: now.toISOString() };
      return { after: withRows(before, { restaurants: [saved] }) };
    },
  );
  return pick(restaurantsView(catalogue, owner.accountId, planType), params.id, 'Restaurant');
};
