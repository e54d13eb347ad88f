import { ownersRestaurants } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const listRestaurants: CatalogueHandler<'listRestaurants'> = (_input, owner, context) =>
  ownersRestaurants(owner.accountId, context);
