import { deleteOne } from './delete-one.ts';
import type { CatalogueVerb } from './tools.ts';

export const deleteRestaurant: CatalogueVerb<'deleteRestaurant'> = ({ params }, owner, tools) =>
  deleteOne('restaurants', owner.userId, params.id, tools);
