import { deleteOne } from '../changes/delete-one.ts';
import type { CatalogueHandler } from '../context.ts';

/** Removed from its categories in the same transaction. */
export const deleteItem: CatalogueHandler<'deleteItem'> = ({ params }, owner, context) =>
  deleteOne('items', owner.accountId, params.id, context);
