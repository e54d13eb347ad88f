import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import { imageSlots } from './image-slot.ts';
import type { Stamp } from './stamp.ts';
import { bytesOfRow } from './transaction-bounds.ts';
import { keyOf } from './write-actions.ts';

type Row = { id: string; updated_at: string };

/** Set by the image maker without a new `updated_at`. */
const images: readonly string[] = imageSlots;

const availability: readonly string[] = ['is_available', 'sold_out_until'];

type Field = [name: string, value: unknown];

/** Write conditions: the row was not saved since it was read, and its images are the same. */
function asRead(was: ReadonlyMap<string, unknown>, changed: readonly Field[]) {
  const shown = changed.map(([name]) => name).filter((name) => images.includes(name));
  const had = shown.filter((name) => was.get(name) !== undefined);
  const conditions = shown.map((name) =>
    had.includes(name) ? `#${name} = :had_${name}` : `attribute_not_exists(#${name})`,
  );
  return {
    ConditionExpression: ['updated_at = :read', ...conditions].join(' AND '),
    values: {
      ':read': was.get('updated_at'),
      ...Object.fromEntries(had.map((name) => [`:had_${name}`, was.get(name)])),
    },
  };
}

/** A field set to undefined is removed; an absent one is kept. */
function updateOf(kind: Counted, { ownerId, stamp }: Whose, before: Row, after: Row): WriteAction {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, value]) => was.get(name) !== value);
  const { ConditionExpression, values } = asRead(was, changed);
  const signed = stamp && { changed_by: stamp };
  const isDecided = stamp && changed.some(([name]) => availability.includes(name));
  const decided = isDecided && { availability_at: stamp.at };
  return {
    Update: {
      Key: keyOf(kind, ownerId, before.id),
      ...setting({ ...Object.fromEntries(changed), ...signed, ...decided }, values),
      ConditionExpression,
    },
  };
}

/** The catalogue's owner, and who makes the change; without a stamp it is not in the history. */
type Whose = { ownerId: string; stamp: Stamp | undefined };

type RowWrite = { write: WriteAction; rows: Row[] };

function writesOf(
  kind: Counted,
  whose: Whose,
  before: readonly Row[],
  after: readonly Row[],
): RowWrite[] {
  if (before === after) return [];
  const { ownerId, stamp } = whose;
  const signed = stamp && { changed_by: stamp };
  const left = new Map(before.map((row) => [row.id, row]));
  const writes: RowWrite[] = [];
  const push = (write: WriteAction, ...rows: Row[]) => writes.push({ write, rows });
  for (const row of after) {
    const was = left.get(row.id);
    left.delete(row.id);
    if (!was) push({ Put: { Item: { ...row, ...signed, ...keyOf(kind, ownerId, row.id) } } }, row);
    else if (was !== row) push(updateOf(kind, whose, was, row), was, row);
  }
  for (const gone of left.values()) {
    const { ConditionExpression, values } = asRead(new Map(Object.entries(gone)), []);
    const Key = keyOf(kind, ownerId, gone.id);
    push({ Delete: { Key, ConditionExpression, ExpressionAttributeValues: values } }, gone);
  }
  return writes;
}

/** Counts distinct ids: a retried write may list the same row twice. */
const numberOf = (rows: readonly Row[]) => new Set(rows.map(({ id }) => id)).size;

export const counted = ['restaurants', 'menus', 'categories', 'items'] as const;

/**
 * The writes that turn one catalogue into the other, the bytes of all rows touched, and each kind's growth. Rows with
 * the same identity are skipped.
 */
export function differenceOf(whose: Whose, before: OwnersCatalogue, after: OwnersCatalogue) {
  const all = counted.flatMap((kind) => writesOf(kind, whose, before[kind], after[kind]));
  const writes = all.map(({ write }) => write);
  // Lazy, for small changes only: measuring a whole catalogue takes a second.
  const bytes = () => all.reduce((sum, { rows }) => sum + Math.max(...rows.map(bytesOfRow)), 0);
  const growth = counted
    .map((kind) => ({ kind, by: numberOf(after[kind]) - numberOf(before[kind]) }))
    .filter(({ by }) => by !== 0);
  return { writes, bytes, growth };
}
export type Growth = ReturnType<typeof differenceOf>['growth'];
