import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { refuseOverwrite } from './catalogue.ts';
import { mustBeEditable, ownersCategories, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const updateCategory: CatalogueVerb<'updateCategory'> = async (
  { params, body },
  owner,
  tools,
) => {
  await mustBeEditable('categories', owner.userId, params.id, tools);
  const { updated_at: loaded, ...fields } = body;
  const changes = { ...fields, updated_at: tools.clock().toISOString() };
  const saved = await tools.store.change('categories', owner.userId, params.id, changes, {
    loaded,
  });
  if (saved === 'gone') throw notFound('Category');
  if (typeof saved === 'string') throw refuseOverwrite();
  return pick(await ownersCategories(owner.userId, tools), params.id, 'Category');
};
