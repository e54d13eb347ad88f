import { pick, restaurantsView } from '../owners-view.ts';
import { restore } from '../changes/restore.ts';
import type { CatalogueHandler } from '../context.ts';

export const restoreRestaurant: CatalogueHandler<'restoreRestaurant'> = async (
  { params },
  owner,
  context,
) => {
  const { catalogue, planType } = await restore('restaurants', owner.userId, params.id, context);
  return pick(restaurantsView(catalogue, owner.userId, planType), params.id, 'Restaurant');
};
