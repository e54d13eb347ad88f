import type {
  CatalogueChange,
  ChangedThing,
} from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import type { Entry } from './stored-change.ts';
import { type Net, netChanges } from './net-changes.ts';

/** One work in several calls, such as an import, is done within a day, as the keys of its calls last. */
export const longestWorkMs = 86_400_000;

/** By its author: nobody adds to what others did. */
const workOf = ({ part_of, user_id, api_key }: CatalogueChange) =>
  part_of === undefined ? undefined : `${user_id ?? api_key?.id ?? ''} ${part_of}`;

/** Whether both are calls of one work. */
export function isOneWork(one: Entry | undefined, other: Entry | undefined): boolean {
  if (!one || !other) return false;
  const work = workOf(one.change);
  const apart = Math.abs(Date.parse(one.change.at) - Date.parse(other.change.at));
  return work !== undefined && work === workOf(other.change) && apart <= longestWorkMs;
}

function listOf({ lists }: Net): Pick<ChangedThing, 'list'> {
  const [first] = lists;
  if (!first) return {};
  const { field } = first;
  const added = lists.flatMap((list) => list.added);
  const removed = lists.flatMap((list) => list.removed);
  return { list: { field, added, removed } };
}

function thingOf(net: Net): ChangedThing {
  const { kind, id, name, wasThere, isThere, whole } = net;
  const named = { kind, id, name };
  if (!wasThere) return { ...named, action: 'added', before: {}, after: whole };
  if (!isThere) return { ...named, action: 'deleted', before: whole, after: {} };
  const { before, after } = net;
  return { ...named, action: 'changed', before, after, ...listOf(net) };
}

/** Newest first; the calls of a work are one entry, in the place of the first. */
export function withWholeWorks(entries: readonly Entry[]): Entry[] {
  const works: Entry[][] = [];
  for (const entry of entries.toReversed()) {
    const work = works.find(([first]) => isOneWork(first, entry));
    if (work) work.push(entry);
    else works.push([entry]);
  }
  return works.toReversed().flatMap((work) => {
    const [first] = work;
    if (!first || work.length === 1) return work;
    return { change: first.change, things: netChanges(work).map(thingOf) };
  });
}
