import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { mustBeEditable, ownersMenus, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const removeCategories: CatalogueVerb<'removeCategories'> = async (
  { params, body },
  owner,
  tools,
) => {
  await mustBeEditable('menus', owner.userId, params.id, tools);
  const exists = await tools.store.setMembers(
    'menus',
    owner.userId,
    params.id,
    'DELETE',
    body.category_ids,
  );
  if (!exists) throw notFound('Menu');
  return pick(await ownersMenus(owner.userId, tools), params.id, 'Menu');
};
