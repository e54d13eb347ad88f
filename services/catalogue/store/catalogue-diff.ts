import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { bytesOfRow } from './transaction-bounds.ts';
import { keyOf } from './write-actions.ts';

type Row = { id: string; updated_at: string };

/** What lists hold is written whole: a row written earlier may hold a set instead. */
const lists: readonly string[] = ['category_ids', 'item_ids'];

/** The write holds only while nobody has saved the row since it was read. */
const unsaved = (before: Row) => ({
  ConditionExpression: 'updated_at = :read',
  values: { ':read': before.updated_at },
});

function updateOf(kind: Counted, ownerId: string, before: Row, after: Row): WriteAction {
  const was = new Map<string, unknown>(Object.entries(before));
  const fields = Object.entries(after).filter(
    ([name, value]) => value !== undefined && (was.get(name) !== value || lists.includes(name)),
  );
  const { ConditionExpression, values } = unsaved(before);
  return {
    Update: {
      Key: keyOf(kind, ownerId, before.id),
      UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression,
      ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...values,
        ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
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
    const { ConditionExpression, values } = unsaved(gone);
    const Key = keyOf(kind, ownerId, gone.id);
    push({ Delete: { Key, ConditionExpression, ExpressionAttributeValues: values } }, gone);
  }
  return writes;
}

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
    .map((kind) => ({ kind, by: after[kind].length - before[kind].length }))
    .filter(({ by }) => by !== 0);
  return { writes, bytes, growth };
}
export type Growth = ReturnType<typeof differenceOf>['growth'];
