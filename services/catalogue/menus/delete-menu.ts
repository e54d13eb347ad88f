import { deleteOne } from '../changes/delete-one.ts';
import type { CatalogueHandler } from '../context.ts';

/** Restaurants that show it lose it in the same transaction. */
export const deleteMenu: CatalogueHandler<'deleteMenu'> = ({ params }, owner, context) =>
  deleteOne('menus', owner.accountId, params.id, context);
