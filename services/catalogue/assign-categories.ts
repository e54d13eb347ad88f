import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { mustFitOneMenu } from './menu-size.ts';
import { mustBeEditable, ownersMenus, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/** All or nothing, and the same again changes nothing. */
export const assignCategories: CatalogueVerb<'assignCategories'> = async (
  { params, body },
  owner,
  tools,
) => {
  const { store } = tools;
  const [menu, categories] = await Promise.all([
    store.one('menus', owner.userId, params.id),
    store.all('categories', owner.userId),
  ]);
  if (!menu) throw notFound('Menu');
  await mustBeEditable('menus', owner.userId, params.id, tools);
  const known = new Set(categories.map((category) => category.id));
  if (body.category_ids.some((id) => !known.has(id))) throw notFound('Category');
  const members = menu.category_ids.union(new Set(body.category_ids));
  mustFitOneMenu(categories.filter((category) => members.has(category.id)));
  const exists = await store.setMembers('menus', owner.userId, params.id, 'ADD', body.category_ids);
  if (!exists) throw notFound('Menu');
  return pick(await ownersMenus(owner.userId, tools), params.id, 'Menu');
};
