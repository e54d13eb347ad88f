import { deleteOne } from '../changes/delete-one.ts';
import type { CatalogueHandler } from '../context.ts';

/** Removed from its menus in the same transaction; its items stay. */
export const deleteCategory: CatalogueHandler<'deleteCategory'> = ({ params }, owner, context) =>
  deleteOne('categories', owner.accountId, params.id, context);
