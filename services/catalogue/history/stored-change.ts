import {
  changedList,
  changedThing,
  type ChangedThing,
  catalogueChange,
  type CatalogueChange,
} from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import * as z from 'zod/mini';
import { placeOf } from '../store/place-of-change.ts';
import { timeOfId } from '../store/stamp.ts';

/** A change with one of the things that it changed. */
export type StoredChange = { change: CatalogueChange; thing: ChangedThing };

/** A change with all that it changed. */
export type Entry = { change: CatalogueChange; things: ChangedThing[] };

const fields = z.record(z.string(), z.unknown());

/** As rows were written before they were short: they are kept for a year. */
const longRow = z.object({ change: catalogueChange, thing: changedThing });

/**
 * A year of them is most of what a table holds, so each says what its sort key does not, by short names. What is empty,
 * and that something was changed rather than added, is left out.
 */
const shortRow = z.object({
  sk: z.string(),
  name: z.string(),
  did: z._default(changedThing.shape.action, 'changed'),
  was: z._default(fields, {}),
  is: z._default(fields, {}),
  list: z.optional(changedList),
  long: z.optional(z.array(z.string())),
  by: z.optional(z.string()),
  key: z.optional(z.object({ id: z.string(), name: z.string() })),
  undoes: z.optional(z.string()),
  part: z.optional(z.string()),
});

const orUndefined = (of: Record<string, unknown>) => (Object.keys(of).length > 0 ? of : undefined);

/** What is stored of a change of a thing, beside its key. */
export const rowOfChange = (
  { user_id: by, api_key: key, undoes, part_of: part }: CatalogueChange,
  { name, action, before, after, list, too_long: long }: ChangedThing,
) => ({
  ...{ name, did: action === 'changed' ? undefined : action },
  ...{ was: orUndefined(before), is: orUndefined(after), list, long },
  ...{ by, key, undoes, part },
});

/** What a stored row says, of whichever build. */
export function changeOfRow(row: unknown): StoredChange {
  const long = longRow.safeParse(row);
  if (long.success) return long.data;
  const {
    sk,
    name,
    did,
    was,
    is,
    list,
    long: too_long,
    by,
    key,
    undoes,
    part,
  } = shortRow.parse(row);
  const { change, thing } = placeOf(sk);
  return {
    change: {
      ...change,
      at: timeOfId(change.id).toISOString(),
      ...(by !== undefined && { user_id: by }),
      ...(key && { api_key: key }),
      ...(undoes !== undefined && { undoes }),
      ...(part !== undefined && { part_of: part }),
    },
    thing: {
      ...{ ...thing, name, action: did, before: was, after: is },
      ...(list && { list }),
      ...(too_long && { too_long }),
    },
  };
}
