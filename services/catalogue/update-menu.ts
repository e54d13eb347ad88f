import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { refuseOverwrite } from './catalogue.ts';
import { mustBeEditable, ownersMenus, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const updateMenu: CatalogueVerb<'updateMenu'> = async ({ params, body }, owner, tools) => {
  await mustBeEditable('menus', owner.userId, params.id, tools);
  const { updated_at: loaded, ...fields } = body;
  const changes = { ...fields, updated_at: tools.clock().toISOString() };
  const saved = await tools.store.change('menus', owner.userId, params.id, changes, { loaded });
  if (saved === 'gone') throw notFound('Menu');
  if (typeof saved === 'string') throw refuseOverwrite();
  return pick(await ownersMenus(owner.userId, tools), params.id, 'Menu');
};
