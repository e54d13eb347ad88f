import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { listsOf, nounOf, withLists } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { mustBeUnlocked } from './locks.ts';
import type { NewList } from './members.ts';
import type { Context } from '../context.ts';

type Holder = { kind: 'menus' | 'categories'; ownerId: string; id: string };

/** Changes the members of a menu or category. Throws 404 if it does not exist, 403 if it is read-only. */
export const changeMembers = ({ kind, ownerId, id }: Holder, context: Context, newList: NewList) =>
  changeCatalogue(ownerId, context, ({ before, planType }) => {
    const list = listsOf(before, kind).get(id);
    if (!list) throw notFound(nounOf[kind]);
    mustBeUnlocked(kind, [id], before, planType);
    const memberKind = kind === 'menus' ? 'categories' : 'items';
    const next = newList(list, { catalogue: before, memberKind });
    if (next === list) return { after: before };
    return { after: withLists(before, kind, new Map([[id, [...next]]])) };
  });
