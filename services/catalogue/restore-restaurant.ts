import { ownersRestaurants, pick } from './owners-view.ts';
import { restore } from './restore.ts';
import type { CatalogueVerb } from './tools.ts';

export const restoreRestaurant: CatalogueVerb<'restoreRestaurant'> = async (
  { params },
  owner,
  tools,
) => {
  await restore('restaurants', owner.userId, params.id, tools);
  return pick(await ownersRestaurants(owner.userId, tools), params.id, 'Restaurant');
};
