import { deleteOne } from './delete-one.ts';
import type { CatalogueVerb } from './tools.ts';

/** Restaurants that show it go without, in the same transaction. */
export const deleteMenu: CatalogueVerb<'deleteMenu'> = ({ params }, owner, tools) =>
  deleteOne('menus', owner.userId, params.id, tools);
