import { deleteOne } from './delete-one.ts';
import type { CatalogueVerb } from './tools.ts';

/** Taken out of its categories in the same transaction. */
export const deleteItem: CatalogueVerb<'deleteItem'> = ({ params }, owner, tools) =>
  deleteOne('items', owner.userId, params.id, tools);
