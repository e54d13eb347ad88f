import type {
  ChangedThing,
  CatalogueChange,
} from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import { firstIdAt } from '../store/stamp.ts';
import { isOneWork, longestWorkMs } from './works.ts';
import { changeOfRow, type Entry, rowOfChange, type StoredChange } from './stored-change.ts';

/** Days history is kept on every plan, so an upgrade reveals all of it at once (shared/plans). */
const retentionDays = 366;

const foundRow = z.object({ sk: z.string() });

export type Filter = { kind: ChangedThing['kind']; id: string } | undefined;

/** `next` is the cursor of the next page (exclusive); undefined at the end. */
export type Page = { entries: Entry[]; next: string | undefined };

/** Rows per query, and per batch read by key. */
const rowsPerQuery = 200;
const keysPerRequest = 100;

/** Sorts after all keys that begin with an id: `$` follows `#`. */
const afterId = (id: string) => `${id}$`;

const allKey = (ownerId: string, { id }: CatalogueChange, thing: ChangedThing): Key =>
  rowKey(keys.change)(ownerId, id, thing.kind, thing.id);
const resourceKey = (ownerId: string, { id }: CatalogueChange, thing: ChangedThing): Key =>
  rowKey(keys.changeOfThing)(ownerId, thing.kind, thing.id, id);

/** Rows of one change are adjacent. */
function grouped(rows: readonly StoredChange[]): Entry[] {
  const entries: Entry[] = [];
  for (const { change, thing } of rows) {
    const last = entries.at(-1);
    if (last?.change.id === change.id) last.things.push(thing);
    else entries.push({ change, things: [thing] });
  }
  return entries;
}

const contactCard = z.object({ full_name: z.string() });

/**
 * The history of accounts, in a table of its own: a row for each thing of each change, and an empty one by which a thing's
 * own are found.
 */
export function changesStore(table: Table, history: Table) {
  async function entriesOf(
    ownerId: string,
    { kind, id }: NonNullable<Filter>,
    before: string | undefined,
  ): Promise<Page> {
    const pk = keys.changeOfThing.pk(ownerId, kind, id);
    const { items, next } = await history.queryLast(pk, keysPerRequest, before);
    const ids = z
      .array(foundRow)
      .parse(items)
      .map(({ sk }) => sk);
    const rows = await history.getSeveral(
      ids.map((change) => rowKey(keys.change)(ownerId, change, kind, id)),
    );
    const stored = rows.filter((row) => row !== undefined).map(changeOfRow);
    return { entries: grouped(stored), next: next === undefined ? undefined : ids.at(-1) };
  }

  const store = {
    /**
     * Idempotent. Anything written after the account closed is removed again: closing deletes the rows present at that
     * time, and later writes check the closed mark here.
     */
    async note(ownerId: string, change: CatalogueChange, thing: ChangedThing): Promise<void> {
      const expires_at = Math.floor(Date.parse(change.at) / 1000) + retentionDays * 86_400;
      const [whole, found] = [allKey(ownerId, change, thing), resourceKey(ownerId, change, thing)];
      await history.put({ ...whole, ...rowOfChange(change, thing), expires_at });
      await history.put({ ...found, expires_at });
      if (!(await table.get(closedAccountKey(ownerId)))) return;
      await Promise.all([history.delete(whole), history.delete(found)]);
    },

    /** A page of entries before a change id, newest first; for one thing only if `about` is given. */
    entries: (ownerId: string, about: Filter, before: string | undefined): Promise<Page> =>
      about ? entriesOf(ownerId, about, before) : store.allEntries(ownerId, before),

    async allEntries(ownerId: string, before: string | undefined): Promise<Page> {
      const { items, next } = await history.queryLast(
        keys.change.pk(ownerId),
        rowsPerQuery,
        before,
      );
      const entries = grouped(items.map(changeOfRow));
      // The last change may have more rows.
      const isCut = next !== undefined;
      const whole = isCut && entries.length > 1 ? entries.slice(0, -1) : entries;
      const [first] = whole;
      const isLarge = isCut && entries.length === 1 && first !== undefined;
      const large = isLarge ? await store.entry(ownerId, first.change.id) : undefined;
      return {
        entries: large ? [large] : whole,
        next: isCut ? whole.at(-1)?.change.id : undefined,
      };
    },

    /** A time range, oldest first. */
    async entriesBetween(ownerId: string, first: string, last: string): Promise<Entry[]> {
      const rows = await history.queryBetween(keys.change.pk(ownerId), first, last);
      return grouped(rows.map(changeOfRow));
    },

    async entry(ownerId: string, id: string): Promise<Entry | undefined> {
      return (await store.entriesBetween(ownerId, `${id}#`, afterId(id)))[0];
    },

    /** A change with the other calls of its work, oldest first; none if it is not there. */
    async work(ownerId: string, id: string): Promise<Entry[]> {
      const entry = await store.entry(ownerId, id);
      if (entry?.change.part_of === undefined) return entry ? [entry] : [];
      const [from, until] = [-longestWorkMs, longestWorkMs].map((apart) =>
        firstIdAt(new Date(Date.parse(entry.change.at) + apart)),
      );
      const near = await store.entriesBetween(ownerId, from ?? id, until ?? id);
      return near.filter((one) => isOneWork(one, entry));
    },

    /** Names by user id; closed sign-ins have none. */
    async names(userIds: readonly string[]): Promise<Map<string, string>> {
      if (userIds.length === 0) return new Map();
      const cards = await table.getSeveral(userIds.map(rowKey(keys.contactCard)));
      return new Map(
        userIds.flatMap((id, at) => {
          const card = contactCard.safeParse(cards[at]).data;
          return card ? [[id, card.full_name] as const] : [];
        }),
      );
    },
  };
  return store;
}

export type ChangesStore = ReturnType<typeof changesStore>;
