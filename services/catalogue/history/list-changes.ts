import type { ChangedThing } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { thingsNamed } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { historyDays } from '@menuleaf/shared/plans/history-days.ts';
import type { RoleInAccount } from '@menuleaf/shared/server/caller.ts';
import type { Handler } from '../context.ts';
import type { ChangesStore, Page } from './changes-store.ts';
import type { Entry } from './stored-change.ts';
import { firstIdAt } from '../store/stamp.ts';
import { isOneWork, withWholeWorks } from './works.ts';
import { visibleTo } from './visible-to.ts';

/** Entries per page, if there are that many. */
const pageLength = 40;

/** Store pages one call scans for matching entries. */
const mostPages = 5;

function onMenu({ menus, categories }: OwnersCatalogue, menuId: string): ReadonlySet<string> {
  const held = menus.find(({ id }) => id === menuId)?.category_ids ?? [];
  const items = categories.filter(({ id }) => held.includes(id)).flatMap((one) => one.item_ids);
  return new Set([menuId, ...held, ...items]);
}

const authorIdOf = ({ change }: Entry) => change.api_key?.id ?? change.user_id ?? '';

/** Filters entries, and drops things the role may not see. */
function filterEntries(
  { kind, id, by }: { kind?: string | undefined; id?: string | undefined; by?: string | undefined },
  catalogue: OwnersCatalogue,
  role: RoleInAccount,
) {
  const menu = kind === 'menus' && id !== undefined ? onMenu(catalogue, id) : undefined;
  return (entries: readonly Entry[]): Entry[] =>
    entries.flatMap((entry) => {
      if (by !== undefined && authorIdOf(entry) !== by) return [];
      const seen = visibleTo(entry.things, role);
      const isMeant = menu ? seen.some((thing) => menu.has(thing.id)) : seen.length > 0;
      return isMeant ? [{ ...entry, things: seen }] : [];
    });
}

/** Names of the ids that these changes refer to: current ones, or as of deletion. */
function namesIn(entries: readonly Entry[], catalogue: OwnersCatalogue): Record<string, string> {
  const known = new Map<string, string>();
  for (const { things } of entries) for (const { id, name } of things) known.set(id, name);
  const { restaurants, menus, categories, items } = catalogue;
  for (const { id, name } of [...restaurants, ...menus, ...categories, ...items])
    known.set(id, name);
  const ids = entries.flatMap(({ things }) =>
    things
      .slice(0, thingsNamed)
      .flatMap(({ list, before, after }) => [
        ...(list ? [...list.added, ...list.removed].map(({ id }) => id) : []),
        ...[before.active_menu_id, after.active_menu_id].filter((id) => typeof id === 'string'),
      ]),
  );
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const name = known.get(id);
      return name === undefined ? [] : [[id, name]];
    }),
  );
}

/** A list that holds what was added or deleted changes along with it. */
const goesAlong = ({ action, before, after, list }: ChangedThing) =>
  action === 'changed' && list && Object.keys({ ...before, ...after }).length === 0;

/** Of more than are named, those that the change is about, so that their count is told. */
function mainOfMany(things: readonly ChangedThing[]): readonly ChangedThing[] {
  const isPlain = things.every(({ action }) => action === 'changed');
  if (isPlain || things.length <= thingsNamed) return things;
  const main = things.filter((thing) => !goesAlong(thing));
  const dishes = main.filter(({ kind, action }) => kind === 'items' && action !== 'changed');
  if (dishes.length > thingsNamed) return dishes;
  // A menu that came or went with its categories gives the change its name.
  return main.toSorted((a, b) => Number(b.kind === 'menus') - Number(a.kind === 'menus'));
}

function entryReply(
  { change, things: all }: Entry,
  names: ReadonlyMap<string, string>,
): HistoryEntry {
  const things = mainOfMany(all);
  const { id, at, user_id = '', api_key, undoes = null } = change;
  return {
    id,
    at,
    by: api_key
      ? { kind: 'api_key', ...api_key }
      : { kind: 'person', id: user_id, name: names.get(user_id) ?? null },
    undoes,
    things: things.slice(0, thingsNamed),
    things_count: things.length,
  };
}

type Look = {
  next: (before: string | undefined) => Promise<Page>;
  among: (entries: readonly Entry[]) => Entry[];
  /** The plan's history starts at this id. */
  since: string;
};

/** Scans pages until one is full and ends with a whole work, within a limit: for rare matches the caller continues from the cursor. */
async function look({ next, among, since }: Look, cursor: string | undefined): Promise<Page> {
  const found: Entry[] = [];
  let before = cursor;
  const isOpen = () => found.length < pageLength || found.at(-1)?.change.part_of !== undefined;
  for (let pages = 0; pages < mostPages && isOpen(); pages += 1) {
    const page = await next(before);
    const recent = page.entries.filter(({ change }) => change.id >= since);
    found.push(...among(recent));
    before = recent.length < page.entries.length ? undefined : page.next;
    if (before === undefined) break;
  }
  let length = pageLength;
  while (isOneWork(found[length - 1], found[length])) length += 1;
  const entries = found.slice(0, length);
  const last = entries.length < found.length ? entries.at(-1)?.change.id : before;
  return { entries, next: last };
}

export const listChanges: Handler<'listChanges'> = async ({ query }, owner, context) => {
  const { store, clock } = context;
  const changes = await context.changes();
  const now = clock();
  const { planType } = await store.entitlement(owner.accountId, now);
  const days = historyDays[planType];
  const { kind, id } = query;
  const about =
    kind !== undefined && kind !== 'menus' && id !== undefined ? { kind, id } : undefined;
  const since = firstIdAt(new Date(now.getTime() - days * 86_400_000));
  const first = changes.entries(owner.accountId, about, query.cursor);
  const [catalogue] = await Promise.all([store.whole(owner.accountId), first]);
  const next: Look['next'] = (before) =>
    before === query.cursor ? first : changes.entries(owner.accountId, about, before);
  const page = await look(
    { next, among: filterEntries(query, catalogue, owner), since },
    query.cursor,
  );
  const entries = withWholeWorks(page.entries);
  const names = await authors(changes, entries);
  return {
    changes: entries.map((entry) => entryReply(entry, names)),
    next_cursor: page.next ?? null,
    names: namesIn(entries, catalogue),
    days,
    plan_type: planType,
  };
};

const authors = ({ names }: Pick<ChangesStore, 'names'>, entries: readonly Entry[]) =>
  names([...new Set(entries.flatMap(({ change }) => change.user_id ?? []))].slice(0, 100));
