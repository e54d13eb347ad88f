import { Refusal, notFound } from '@menuleaf/shared/http/refusal.ts';
import { refuseOverwrite, restaurantReply } from './catalogue.ts';
import { mustBeEditable } from './owners-view.ts';
import { changedLocations } from './restaurant-location.ts';
import type { CatalogueVerb } from './tools.ts';
import { mustExist } from './transaction-parts.ts';

export const updateRestaurant: CatalogueVerb<'updateRestaurant'> = async (
  { params, body },
  owner,
  tools,
) => {
  const { store, clock, newId } = tools;
  const current = await store.one('restaurants', owner.userId, params.id);
  if (!current) throw notFound('Restaurant');
  await mustBeEditable('restaurants', owner.userId, params.id, tools);

  const { updated_at, location_name, address, city, state, zip_code, country, ...rest } = body;
  const { location_phone, latitude, longitude, ...fields } = rest;
  const place = { location_name, address, city, state, zip_code, country };
  const locations = changedLocations(
    { ...current, ...(fields.name !== undefined && { name: fields.name }) },
    { ...place, location_phone, latitude, longitude },
    newId,
    clock(),
  );
  const menuId = fields.active_menu_id;
  const saved = await store.change(
    'restaurants',
    owner.userId,
    params.id,
    { ...fields, locations, updated_at: clock().toISOString() },
    {
      // The new list of locations was made from what was read, so nothing may have come between.
      loaded: updated_at ?? (locations && current.updated_at),
      also: typeof menuId === 'string' ? [mustExist('menus', owner.userId, menuId)] : [],
    },
  );
  if (saved === 'gone') throw notFound('Restaurant');
  if (saved === 'newer') throw refuseOverwrite();
  if (saved === 'other') throw new Refusal(404, 'Menu not found');
  return restaurantReply(saved, owner.userId, new Set());
};
