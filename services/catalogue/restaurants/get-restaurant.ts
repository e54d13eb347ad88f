import { ownersRestaurants, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const getRestaurant: CatalogueHandler<'getRestaurant'> = async (
  { params },
  owner,
  context,
) => pick(await ownersRestaurants(owner.accountId, context), params.id, 'Restaurant');
