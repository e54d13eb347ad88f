import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { listsOf, nounOf, withLists } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { mustBeUnlocked } from './locks.ts';
import type { NewList } from './members.ts';
import type { Context } from '../context.ts';

type Holder = { kind: 'menus' | 'categories'; ownerId: string; id: string };

/** Changes what a menu or a category holds. Refuses 404 where it is not there, 403 where it is read-only. */
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
