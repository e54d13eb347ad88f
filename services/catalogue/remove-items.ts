import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { mustBeEditable, ownersCategories, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const removeItems: CatalogueVerb<'removeItems'> = async ({ params, body }, owner, tools) => {
  await mustBeEditable('categories', owner.userId, params.id, tools);
  const exists = await tools.store.setMembers(
    'categories',
    owner.userId,
    params.id,
    'DELETE',
    body.item_ids,
  );
  if (!exists) throw notFound('Category');
  return pick(await ownersCategories(owner.userId, tools), params.id, 'Category');
};
