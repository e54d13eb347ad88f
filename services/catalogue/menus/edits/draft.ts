import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Counted, PlanType } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { mustBeUnlocked } from '../../changes/locks.ts';
import { mustBeLoaded, oneOf } from '../../changes/catalogue-edits.ts';
import type { CatalogueStore } from '../../store/catalogue-store.ts';
import type { Trash } from '../../store/trash.ts';

/** What edits are made on, one after another. */
export type Draft = {
  readonly ownerId: string;
  readonly menuId: string;
  /** As it was before all of them: what is locked or was saved meanwhile is judged by it. */
  readonly before: OwnersCatalogue;
  readonly planType: PlanType;
  readonly now: Date;
  readonly store: Pick<CatalogueStore, 'trashed'>;
  /** Ids by the names that edits give to what they make. */
  readonly ids: ReadonlyMap<string, string>;
  catalogue: OwnersCatalogue;
  /** Deleted by edits of this call, by `trashName`. */
  readonly gone: Map<string, Trash>;
  /** Writes of other rows than the catalogue's own: the last word on each thing alone, since a transaction takes one. */
  readonly also: Map<string, WriteAction[]>;
};

export const trashName = (kind: Counted, id: string) => `${kind} ${id}`;

export const idOf = ({ ids }: Draft, thing: string) => ids.get(thing) ?? thing;

/** Refuses 403 where the plan has made it read-only. */
export const mustBeOpen = ({ before, planType }: Draft, kind: Counted, id: string) =>
  mustBeUnlocked(kind, [id], before, planType);

/** Refuses 409 what was saved since it was loaded. What this call makes was never loaded. */
export function mustBeCurrent(
  { before }: Draft,
  kind: 'categories' | 'items',
  id: string,
  loaded: string | undefined,
) {
  const row = before[kind].find((one) => one.id === id);
  if (row) mustBeLoaded(row, loaded);
}

/** The one that is meant, as earlier edits left it. Refuses 404. */
export const meant = <Kind extends 'categories' | 'items'>(
  draft: Draft,
  kind: Kind,
  thing: string,
): OwnersCatalogue[Kind][number] => oneOf(draft.catalogue, kind, idOf(draft, thing));

/** A list with one in it before another, or at its end. Refuses 422 where that other is not in it. */
export function putBefore(list: readonly string[], id: string, next: string | undefined): string[] {
  const rest = list.filter((one) => one !== id);
  if (next === undefined) return [...rest, id];
  if (next === id && list.includes(id)) return [...list];
  const at = rest.indexOf(next);
  if (at < 0) {
    throw new HttpError(422, 'The item it should go before is no longer there. Please reload.');
  }
  return rest.toSpliced(at, 0, id);
}
