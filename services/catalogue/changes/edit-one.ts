import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import {
  mustNotBeStale,
  oneOf,
  placesOf,
  addToHolders,
  sentFields,
  withRows,
} from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { mustBeUnlocked } from './locks.ts';
import { knownNumbers } from './placing.ts';
import type { Context } from '../context.ts';

type Kind = 'categories' | 'items';
type Row<K extends Kind> = OwnersCatalogue[K][number];
type Fields<K extends Kind> = { [Name in keyof Row<K>]?: Row<K>[Name] | undefined };

/** Applies the sent fields to a row. A sort order other than the stored one moves it in every holder. */
export function withFields<K extends Kind>(
  catalogue: OwnersCatalogue,
  kind: K,
  row: Row<K>,
  fields: Fields<K>,
  now: Date,
): OwnersCatalogue {
  const { id } = row;
  const { sort_order, ...others } = sentFields(fields);
  const moves =
    sort_order !== undefined && sort_order !== knownNumbers(catalogue).get(id)?.sort_order;
  const saved = { ...row, ...others, updated_at: now.toISOString() };
  const edited = withRows(catalogue, { [kind]: [moves ? { ...saved, sort_order } : saved] });
  if (!moves) return edited;
  const coming = { id, name: saved.name, sort_order };
  return addToHolders(edited, kind, coming, placesOf(catalogue, kind, id).keys());
}

type Editing<K> = { kind: K; ownerId: string; id: string; loaded: string | undefined };

/** Changes the sent fields. Throws 404, 403 if the plan makes it read-only, and 409 if it was saved since `loaded`. */
export const editOne = <K extends Kind>(
  { kind, ownerId, id, loaded }: Editing<K>,
  fieldsFor: (row: Row<K>, now: Date) => Fields<K>,
  context: Context,
) =>
  changeCatalogue(ownerId, context, ({ before, planType, now }) => {
    const row = oneOf(before, kind, id);
    mustBeUnlocked(kind, [id], before, planType);
    mustNotBeStale(row, loaded);
    return { after: withFields(before, kind, row, fieldsFor(row, now), now) };
  });
