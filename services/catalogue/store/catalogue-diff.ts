import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { imageSlots } from './image-slot.ts';
import { bytesOfRow } from './transaction-bounds.ts';
import { keyOf } from './write-actions.ts';

type Row = { id: string; updated_at: string };

/** What lists hold is written whole: a row written earlier may hold a set instead. */
const lists: readonly string[] = ['category_ids', 'item_ids'];

/** What an image maker changes without saving the row. */
const images: readonly string[] = imageSlots;

type Field = [name: string, value: unknown];

/** The write holds only while nobody has saved the row since it was read, and it shows the image that it showed. */
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

/** A field that is there and undefined is taken away; one that is not there stays. */
function updateOf(kind: Counted, ownerId: string, before: Row, after: Row): WriteAction {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => was.get(name) !== value || lists.includes(name),
  );
  const set = changed.filter(([, value]) => value !== undefined);
  const gone = changed.filter(([, value]) => value === undefined);
  const { ConditionExpression, values } = asRead(was, changed);
  const parts = [
    set.length > 0 && `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    gone.length > 0 && `REMOVE ${gone.map(([name]) => `#${name}`).join(', ')}`,
  ];
  return {
    Update: {
      Key: keyOf(kind, ownerId, before.id),
      UpdateExpression: parts.filter(Boolean).join(' '),
      ConditionExpression,
      ExpressionAttributeNames: Object.fromEntries(changed.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...values,
        ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
      },
    },
  };
}

/** A write, and its row as it was and as it becomes. */
type RowWrite = { write: WriteAction; rows: Row[] };

function writesOf(
  kind: Counted,
  ownerId: string,
  before: readonly Row[],
  after: readonly Row[],
): RowWrite[] {
  if (before === after) return [];
  const left = new Map(before.map((row) => [row.id, row]));
  const writes: RowWrite[] = [];
  const push = (write: WriteAction, ...rows: Row[]) => writes.push({ write, rows });
  for (const row of after) {
    const was = left.get(row.id);
    left.delete(row.id);
    if (!was) push({ Put: { Item: { ...row, ...keyOf(kind, ownerId, row.id) } } }, row);
    else if (was !== row) push(updateOf(kind, ownerId, was, row), was, row);
  }
  for (const gone of left.values()) {
    const { ConditionExpression, values } = asRead(new Map(Object.entries(gone)), []);
    const Key = keyOf(kind, ownerId, gone.id);
    push({ Delete: { Key, ConditionExpression, ExpressionAttributeValues: values } }, gone);
  }
  return writes;
}

/** A row that is there already, since the answer to its first write was lost, is the same row. */
const numberOf = (rows: readonly Row[]) => new Set(rows.map(({ id }) => id)).size;

export const counted = ['restaurants', 'menus', 'categories', 'items'] as const;

/**
 * The writes that make one catalogue of the other, with the bytes of all rows that they touch, and by how much each kind
 * grows. Rows that are the same object stay.
 */
export function differenceOf(ownerId: string, before: OwnersCatalogue, after: OwnersCatalogue) {
  const all = counted.flatMap((kind) => writesOf(kind, ownerId, before[kind], after[kind]));
  const writes = all.map(({ write }) => write);
  // Asked for only where they are few: to count those of a whole catalogue takes a second.
  const bytes = () => all.reduce((sum, { rows }) => sum + Math.max(...rows.map(bytesOfRow)), 0);
  const growth = counted
    .map((kind) => ({ kind, by: numberOf(after[kind]) - numberOf(before[kind]) }))
    .filter(({ by }) => by !== 0);
  return { writes, bytes, growth };
}
export type Growth = ReturnType<typeof differenceOf>['growth'];
