import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { mustBeLoaded, oneOf, placesOf, joined, sentFields, withRows } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { mustBeUnlocked } from './locks.ts';
import { knownNumbers } from './placing.ts';
import type { Context } from '../context.ts';

type Editing<Kind> = { kind: Kind; ownerId: string; id: string; loaded: string | undefined };
type Fields<Kind extends 'categories' | 'items'> = {
  [Name in keyof OwnersCatalogue[Kind][number]]?: OwnersCatalogue[Kind][number][Name] | undefined;
};

/**
 * Changes the fields that were sent. Another sort order than the one that was read moves the thing, in all that hold it.
 * Refuses 404, 403 where the plan has made it read-only, and 409 where it was saved since `loaded`.
 */
export const editOne = <Kind extends 'categories' | 'items'>(
  { kind, ownerId, id, loaded }: Editing<Kind>,
  fieldsFor: (row: OwnersCatalogue[Kind][number], now: Date) => Fields<Kind>,
  context: Context,
) =>
  changeCatalogue(ownerId, context, ({ before, planType, now }) => {
    const row = oneOf(before, kind, id);
    mustBeUnlocked(kind, [id], before, planType);
    mustBeLoaded(row, loaded);
    const { sort_order, ...others } = sentFields(fieldsFor(row, now));
    const moves =
      sort_order !== undefined && sort_order !== knownNumbers(before).get(id)?.sort_order;
    const saved = { ...row, ...others, updated_at: now.toISOString() };
    const edited = withRows(before, { [kind]: [moves ? { ...saved, sort_order } : saved] });
    if (!moves) return { after: edited };
    const coming = { id, name: saved.name, sort_order };
    return { after: joined(edited, kind, coming, placesOf(before, kind, id).keys()) };
  });
