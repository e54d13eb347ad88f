import { deleteOne } from '../changes/delete-one.ts';
import type { CatalogueHandler } from '../context.ts';

export const deleteRestaurant: CatalogueHandler<'deleteRestaurant'> = (
  { params },
  owner,
  context,
) => deleteOne('restaurants', owner.accountId, params.id, context);
