import { deleteOne } from './delete-one.ts';
import type { CatalogueVerb } from './tools.ts';

/** Taken out of its menus in the same transaction; its items stay. */
export const deleteCategory: CatalogueVerb<'deleteCategory'> = ({ params }, owner, tools) =>
  deleteOne('categories', owner.userId, params.id, tools);
