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
import { changedLocations } from './changed-locations.ts';
import { mustAllowFurtherMenus } from '../changes/further-menus.ts';
import type { CatalogueHandler } from '../context.ts';

export const updateRestaurant: CatalogueHandler<'updateRestaurant'> = async (
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
