import { accessibleRestaurants } from '@menuleaf/shared/server/http/role-check.ts';
import { ownersRestaurants } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const listRestaurants: CatalogueHandler<'listRestaurants'> = async (
  _input,
  owner,
  context,
) => accessibleRestaurants(owner, await ownersRestaurants(owner.accountId, context));
