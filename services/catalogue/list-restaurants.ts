import { ownersRestaurants } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const listRestaurants: CatalogueVerb<'listRestaurants'> = (_input, owner, tools) =>
  ownersRestaurants(owner.userId, tools);
