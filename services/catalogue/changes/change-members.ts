import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { listsOf, nounOf, withLists } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { mustBeUnlocked } from './locks.ts';
import { assigned, inOrder, type NewList, removed } from './members.ts';
import type { CatalogueHandler, Context } from '../context.ts';
import { categoriesView, menusView, pick } from '../owners-view.ts';

type Holder = { kind: 'menus' | 'categories'; ownerId: string; id: string };

/** Changes the members of a menu or category, all or nothing; idempotent. Throws 404 if it does not exist, 403 if it is read-only. */
const changeMembers = ({ kind, ownerId, id }: Holder, context: Context, newList: NewList) =>
  changeCatalogue(ownerId, context, ({ before, planType }) => {
    const list = listsOf(before, kind).get(id);
    if (!list) throw notFound(nounOf[kind]);
    mustBeUnlocked(kind, [id], before, planType);
    const memberKind = kind === 'menus' ? 'categories' : 'items';
    const next = newList(list, { catalogue: before, memberKind });
    if (next === list) return { after: before };
    return { after: withLists(before, kind, new Map([[id, [...next]]])) };
  });

const changeCategories =
  (newList: (ids: readonly string[]) => NewList): CatalogueHandler<'assignCategories'> =>
  async ({ params, body }, owner, context) => {
    const { catalogue, planType } = await changeMembers(
      { kind: 'menus', ownerId: owner.accountId, id: params.id },
      context,
      newList(body.category_ids),
    );
    return pick(menusView(catalogue, planType), params.id, 'Menu');
  };

export const assignCategories = changeCategories(assigned);
export const removeCategories = changeCategories(removed);
/** Only on this menu: a category has its own place on each. */
export const placeCategories = changeCategories(inOrder);

const changeItems =
  (newList: (ids: readonly string[]) => NewList): CatalogueHandler<'assignItems'> =>
  async ({ params, body }, owner, context) => {
    const { catalogue, planType } = await changeMembers(
      { kind: 'categories', ownerId: owner.accountId, id: params.id },
      context,
      newList(body.item_ids),
    );
    return pick(categoriesView(catalogue, planType), params.id, 'Category');
  };

export const assignItems = changeItems(assigned);
export const removeItems = changeItems(removed);
/** Only in this category: an item has its own place in each. */
export const placeItems = changeItems(inOrder);
