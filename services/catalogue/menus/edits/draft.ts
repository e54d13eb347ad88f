import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Counted, PlanType } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { mustBeUnlocked } from '../../changes/locks.ts';
import { mustNotBeStale, oneOf } from '../../changes/catalogue-edits.ts';
import type { Stamp } from '../../store/stamp.ts';
import type { CatalogueStore } from '../../store/catalogue-store.ts';
import type { Trash } from '../../store/trash.ts';

/** The working copy that edits apply to. */
export type Draft = {
  readonly ownerId: string;
  readonly menuId: string;
  /** The catalogue before any edit, used to check locks and conflicts. */
  readonly before: OwnersCatalogue;
  readonly planType: PlanType;
  readonly now: Date;
  readonly stamp: Stamp | undefined;
  readonly store: Pick<CatalogueStore, 'trashed'>;
  /** Ids by temporary names of what edits create. */
  readonly ids: ReadonlyMap<string, string>;
  catalogue: OwnersCatalogue;
  /** Deleted by this request, by `trashName`. */
  readonly gone: Map<string, Trash>;
  /** Writes to rows outside the catalogue: only the last one per thing, since a transaction takes each row once. */
  readonly also: Map<string, WriteAction[]>;
};

export const trashName = (kind: Counted, id: string) => `${kind} ${id}`;

export const idOf = ({ ids }: Draft, thing: string) => ids.get(thing) ?? thing;

/** Throws 403 if the plan makes it read-only. */
export const mustBeOpen = ({ before, planType }: Draft, kind: Counted, id: string) =>
  mustBeUnlocked(kind, [id], before, planType);

/** Throws 409 if it was saved since it was loaded. What this request creates is exempt. */
export function mustBeCurrent(
  { before }: Draft,
  kind: 'categories' | 'items',
  id: string,
  loaded: string | undefined,
) {
  const row = before[kind].find((one) => one.id === id);
  if (row) mustNotBeStale(row, loaded);
}

/** The row an edit refers to, after earlier edits. Throws 404. */
export const referencedRow = <Kind extends 'categories' | 'items'>(
  draft: Draft,
  kind: Kind,
  thing: string,
): OwnersCatalogue[Kind][number] => oneOf(draft.catalogue, kind, idOf(draft, thing));

/** Moves an id before another, or to the end. Throws 422 if that other is not in the list. */
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
