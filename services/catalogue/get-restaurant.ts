import { ownersRestaurants, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const getRestaurant: CatalogueVerb<'getRestaurant'> = async ({ params }, owner, tools) =>
  pick(await ownersRestaurants(owner.userId, tools), params.id, 'Restaurant');
