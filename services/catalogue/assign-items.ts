import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { mustFitOneMenu } from './menu-size.ts';
import { mustBeEditable, ownersCategories, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/** All or nothing, and the same again changes nothing. */
export const assignItems: CatalogueVerb<'assignItems'> = async ({ params, body }, owner, tools) => {
  const { store } = tools;
  const [menus, categories, items] = await Promise.all([
    store.all('menus', owner.userId),
    store.all('categories', owner.userId),
    store.stamps('items', owner.userId),
  ]);
  const category = categories.find((each) => each.id === params.id);
  if (!category) throw notFound('Category');
  await mustBeEditable('categories', owner.userId, params.id, tools);
  const known = new Set(items.map((item) => item.id));
  if (body.item_ids.some((id) => !known.has(id))) throw notFound('Menu item');

  const grown = { ...category, item_ids: category.item_ids.union(new Set(body.item_ids)) };
  for (const menu of menus.filter((each) => each.category_ids.has(category.id))) {
    const others = categories.filter(
      (each) => each.id !== category.id && menu.category_ids.has(each.id),
    );
    mustFitOneMenu([grown, ...others]);
  }
  const exists = await store.setMembers(
    'categories',
    owner.userId,
    params.id,
    'ADD',
    body.item_ids,
  );
  if (!exists) throw notFound('Category');
  return pick(await ownersCategories(owner.userId, tools), params.id, 'Category');
};
