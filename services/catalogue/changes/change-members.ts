import { notFound, HttpError } from '@menuleaf/shared/server/http-error.ts';
import { listsOf, nounOf, withLists, mustExist, mustBeDistinct } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { mustBeUnlocked } from './locks.ts';
import type { Handler, Context } from '../context.ts';
import { categoriesView, menusView, pick } from '../owners-view.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { allPlaced, knownNumbers } from './placing.ts';

type Given = { catalogue: OwnersCatalogue; memberKind: 'categories' | 'items' };

/** Computes a holder's new list. */
type NewList = (list: readonly string[], given: Given) => readonly string[];

/** Adds new members, each by its sort order, or at the end in the given order. */
const assigned =
  (ids: readonly string[]): NewList =>
  (list, { catalogue, memberKind }) => {
    mustExist(catalogue, memberKind, ids);
    const known = knownNumbers(catalogue);
    const coming = [...new Set(ids).difference(new Set(list))].flatMap((id) => {
      const stored = catalogue[memberKind].find((one) => one.id === id);
      if (!stored) return [];
      const sort_order = stored.sort_order === undefined ? undefined : known.get(id)?.sort_order;
      return [{ id, name: stored.name, sort_order }];
    });
    return coming.length === 0 ? list : allPlaced(list, coming, known);
  };

const removed =
  (ids: readonly string[]): NewList =>
  (list) => {
    const gone = new Set(ids);
    return list.some((id) => gone.has(id)) ? list.filter((id) => !gone.has(id)) : list;
  };

/** Reorders all members; throws 422 for unknown, missing or duplicate ids. */
const inOrder =
  (ids: readonly string[]): NewList =>
  (list, { catalogue, memberKind }) => {
    mustBeDistinct(ids);
    const there = new Set(catalogue[memberKind].map(({ id }) => id));
    const members = new Set(list.filter((id) => there.has(id)));
    if (members.size !== ids.length || ids.some((id) => !members.has(id))) {
      throw new HttpError(422, 'The new order must name exactly what is in it now. Load it again.');
    }
    return ids;
  };

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
  (newList: (ids: readonly string[]) => NewList): Handler<'assignCategories'> =>
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
  (newList: (ids: readonly string[]) => NewList): Handler<'assignItems'> =>
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
