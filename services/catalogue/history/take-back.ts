import { isDeepStrictEqual } from 'node:util';
import type { UndoneThing } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { byId } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { PlanType } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { listsOf, withLists, withRows } from '../changes/catalogue-edits.ts';
import { withoutOne } from '../changes/delete-one.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import { readRow } from '../store/read-row.ts';
import { outOfTrash, toTrash, type Trash } from '../store/trash.ts';
import type { Fields, Net } from './net-changes.ts';
import type { Stamp } from '../store/stamp.ts';
import { fieldOf, isImage, overlaid, rowAgain } from './written-row.ts';
import type { ChangedList } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';

type Back = { list: string[]; isTurnedSince: boolean };

/** Whether the ids common to both are in the same order. */
function inOrder(list: readonly string[], order: readonly string[]): boolean {
  const known = new Set(order);
  const here = list.filter((id) => known.has(id));
  const there = new Set(here);
  return order.filter((id) => there.has(id)).every((id, at) => id === here[at]);
}

/** Reorders `order`'s members within their positions. */
function turned(list: readonly string[], order: readonly string[]): string[] {
  const there = new Set(list);
  const wanted = order.filter((id) => there.has(id));
  const known = new Set(wanted);
  return list.map((id) => (known.has(id) ? (wanted.shift() ?? id) : id));
}

function oneBack(
  list: readonly string[],
  change: ChangedList,
  exists: (id: string) => boolean,
): Back {
  const { added, removed, order } = change;
  const came = new Set(added.map(({ id }) => id));
  const isTurnedSince = order !== undefined && !inOrder(list, order.after);
  let next = list.filter((id) => !came.has(id));
  if (order) next = turned(next, order.before);
  for (const { id, at } of removed.toSorted((one, other) => one.at - other.at)) {
    if (!next.includes(id) && exists(id)) next = next.toSpliced(at, 0, id);
  }
  return { list: next, isTurnedSince };
}

/** Reverts a list's changes; deleted members are not put back. */
function listBack(
  list: readonly string[],
  changes: readonly ChangedList[],
  exists: (id: string) => boolean,
): Back {
  let back: Back = { list: [...list], isTurnedSince: false };
  for (const change of changes.toReversed()) {
    const { list: next, isTurnedSince } = oneBack(back.list, change, exists);
    back = { list: next, isTurnedSince: back.isTurnedSince || isTurnedSince };
  }
  return back;
}

/** How to treat what was changed again since: keep it, or undo it too. */
export type Since = 'leave' | 'undo';

export type TakingBack = {
  ownerId: string;
  planType: PlanType;
  now: Date;
  stamp: Stamp | undefined;
  since: Since;
  /** Recently deleted rows by `kind id`, with their images. */
  trash: ReadonlyMap<string, Trash>;
};

/** Work in progress. */
type Draft = {
  catalogue: OwnersCatalogue;
  also: WriteAction[];
  things: UndoneThing[];
  changedSince: UndoneThing[];
  notKept: Pick<Net, 'kind' | 'id' | 'name'>[];
};

/** Timestamps, or compared separately. */
const besides = new Set(['created_at', 'updated_at', 'sort_order', 'category_ids', 'item_ids']);

const rowOf = ({ catalogue }: Draft, { kind, id }: Net) =>
  byId<OwnersCatalogue[typeof kind][number]>(catalogue[kind]).get(id);

/** Uses the current name if the row still exists. */
const toUndone = (
  { kind, id, name }: Net,
  does: UndoneThing['does'],
  row?: { name: string },
): UndoneThing => ({ kind, id, name: row?.name ?? name, does });

const trashName = ({ kind, id }: Net) => `${kind} ${id}`;

const imagesIn = (row: Fields) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => isImage(name)));

function bringBack(draft: Draft, net: Net, { ownerId, now, trash }: TakingBack): void {
  const { kind, id } = net;
  if (rowOf(draft, net)) return;
  const kept = trash.get(trashName(net));
  const whole = overlaid(net.whole, Object.keys({ ...net.before, ...net.after }), net.before);
  const row = rowAgain(kind, id, whole, kept ? imagesIn(kept.row) : {}, now);
  draft.catalogue = { ...draft.catalogue, [kind]: [...draft.catalogue[kind], row] };
  if (kept) draft.also.push(...outOfTrash(kind, ownerId, id, kept, now));
  else if (Object.keys(net.whole).some(isImage)) draft.notKept.push(net);
  draft.things.push(toUndone(net, 'bring_back'));
}

/** A deleted menu cannot be made active. */
const canStand = (name: string, value: unknown, { menus }: OwnersCatalogue) =>
  name !== 'active_menu_id' || value === null || menus.some(({ id }) => id === value);

function changeBack(draft: Draft, net: Net, { now, since, planType }: TakingBack): void {
  const { kind } = net;
  const row = rowOf(draft, net);
  if (!row) return;
  const all = Object.keys({ ...net.before, ...net.after });
  if (all.some(isImage) || net.isCut) draft.notKept.push(net);
  const names = all.filter((name) => !isImage(name));
  const [target, expected] = [net.before, net.after].map((fields) =>
    readRow(kind, overlaid({ ...row }, names, fields)),
  );
  if (!target || !expected) return;
  const is = (name: string, one: object) =>
    isDeepStrictEqual(fieldOf(row, name) ?? null, fieldOf(one, name) ?? null);
  const other = names.filter((name) => !is(name, target));
  const differs = other.filter((name) => !is(name, expected));
  if (differs.length > 0) draft.changedSince.push(toUndone(net, 'change_back', row));
  const back = (since === 'leave' ? other.filter((name) => !differs.includes(name)) : other).filter(
    (name) => canStand(name, fieldOf(target, name), draft.catalogue),
  );
  if (back.length === 0) return;
  mustBeUnlocked(kind, [net.id], draft.catalogue, planType);
  const written = { ...overlaid({ ...row }, back, net.before), updated_at: now.toISOString() };
  draft.catalogue = withRows(draft.catalogue, { [kind]: [readRow(kind, written)] });
  if (!net.goesAlong) draft.things.push(toUndone(net, 'change_back', row));
}

function turnListBack(draft: Draft, net: Net, { since, planType }: TakingBack): void {
  const { kind, id } = net;
  if (net.lists.length === 0 || (kind !== 'menus' && kind !== 'categories')) return;
  const list = listsOf(draft.catalogue, kind).get(id);
  if (!list) return;
  const held = byId<{ id: string }>(draft.catalogue[kind === 'menus' ? 'categories' : 'items']);
  const { list: next, isTurnedSince } = listBack(list, net.lists, (one) => held.has(one));
  if (isTurnedSince) draft.changedSince.push(toUndone(net, 'change_back'));
  if (isDeepStrictEqual(next, list) || (isTurnedSince && since === 'leave')) return;
  mustBeUnlocked(kind, [id], draft.catalogue, planType);
  draft.catalogue = withLists(draft.catalogue, kind, new Map([[id, next]]));
  const isNamed = draft.things.some((one) => one.kind === kind && one.id === id);
  if (!net.goesAlong && !isNamed) {
    draft.things.push(toUndone(net, 'change_back'));
  }
}

function removeAgain(draft: Draft, net: Net, taking: TakingBack): void {
  const { kind, id } = net;
  const row = rowOf(draft, net);
  if (!row) return;
  const names = Object.keys({ ...net.whole, ...net.before, ...net.after }).filter(
    (name) => !isImage(name) && !besides.has(name),
  );
  const made = overlaid({ ...net.whole }, Object.keys({ ...net.before, ...net.after }), net.after);
  const expected = readRow(kind, overlaid({ ...row }, names, made));
  const isSame = names.every((name) =>
    isDeepStrictEqual(fieldOf(row, name) ?? null, fieldOf(expected, name) ?? null),
  );
  if (!isSame) draft.changedSince.push(toUndone(net, 'remove', row));
  if (!isSame && taking.since === 'leave') return;
  const { memory, after } = withoutOne(kind, draft.catalogue, id, taking.planType);
  draft.catalogue = after;
  draft.also.push(...toTrash(kind, taking.ownerId, row, memory, taking));
  draft.things.push(toUndone(net, 'remove', row));
}

/** The catalogue with these changes reverted. */
export function takeBack(before: OwnersCatalogue, nets: readonly Net[], taking: TakingBack): Draft {
  const draft: Draft = { catalogue: before, also: [], things: [], changedSince: [], notKept: [] };
  const [back, gone] = [
    nets.filter(({ isThere }) => !isThere),
    nets.filter((one) => !one.wasThere),
  ];
  for (const net of back) bringBack(draft, net, taking);
  const stays = nets.filter(({ wasThere, isThere }) => wasThere && isThere);
  for (const net of stays) changeBack(draft, net, taking);
  for (const net of nets.filter(({ wasThere }) => wasThere)) turnListBack(draft, net, taking);
  for (const net of gone) removeAgain(draft, net, taking);
  return draft;
}
