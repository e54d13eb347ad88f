import { pick, restaurantsView } from './owners-view.ts';
import { restore } from './restore.ts';
import type { CatalogueVerb } from './tools.ts';

export const restoreRestaurant: CatalogueVerb<'restoreRestaurant'> = async (
  { params },
  owner,
  tools,
) => {
  const { catalogue, planType } = await restore('restaurants', owner.userId, params.id, tools);
  return pick(restaurantsView(catalogue, owner.userId, planType), params.id, 'Restaurant');
};
