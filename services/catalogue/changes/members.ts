import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { mustBeThere, mustNameOnce } from './catalogue-edits.ts';
import { allPlaced, knownNumbers } from './placing.ts';

type Given = { catalogue: OwnersCatalogue; memberKind: 'categories' | 'items' };

/** What becomes of a holder's list. */
export type NewList = (list: readonly string[], given: Given) => readonly string[];

/** Those that are new to it, by the number that the owner gave them, or at the end in the order named. */
export const assigned =
  (ids: readonly string[]): NewList =>
  (list, { catalogue, memberKind }) => {
    mustBeThere(catalogue, memberKind, ids);
    const known = knownNumbers(catalogue);
    const coming = [...new Set(ids).difference(new Set(list))].flatMap((id) => {
      const stored = catalogue[memberKind].find((one) => one.id === id);
      if (!stored) return [];
      const sort_order = stored.sort_order === undefined ? undefined : known.get(id)?.sort_order;
      return [{ id, name: stored.name, sort_order }];
    });
    return coming.length === 0 ? list : allPlaced(list, coming, known);
  };

export const removed =
  (ids: readonly string[]): NewList =>
  (list) => {
    const gone = new Set(ids);
    return list.some((id) => gone.has(id)) ? list.filter((id) => !gone.has(id)) : list;
  };

/** All of them in another order; refuses 422 what names others, lacks some or repeats one. */
export const inOrder =
  (ids: readonly string[]): NewList =>
  (list, { catalogue, memberKind }) => {
    mustNameOnce(ids);
    const there = new Set(catalogue[memberKind].map(({ id }) => id));
    const members = new Set(list.filter((id) => there.has(id)));
    if (members.size !== ids.length || ids.some((id) => !members.has(id))) {
      throw new HttpError(422, 'The new order must name exactly what is in it now. Load it again.');
    }
    return ids;
  };
