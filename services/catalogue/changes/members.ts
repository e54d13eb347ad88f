import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { mustExist, mustBeDistinct } from './catalogue-edits.ts';
import { allPlaced, knownNumbers } from './placing.ts';

type Given = { catalogue: OwnersCatalogue; memberKind: 'categories' | 'items' };

/** Computes a holder's new list. */
export type NewList = (list: readonly string[], given: Given) => readonly string[];

/** Adds new members, each by its sort order, or at the end in the given order. */
export const assigned =
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

export const removed =
  (ids: readonly string[]): NewList =>
  (list) => {
    const gone = new Set(ids);
    return list.some((id) => gone.has(id)) ? list.filter((id) => !gone.has(id)) : list;
  };

/** Reorders all members; throws 422 for unknown, missing or duplicate ids. */
export const inOrder =
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
