import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/table/table.ts';
import { keyOf } from './transaction-parts.ts';

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

function writesOf(
  kind: Counted,
  ownerId: string,
  before: readonly Row[],
  after: readonly Row[],
): WriteAction[] {
  if (before === after) return [];
  const left = new Map(before.map((row) => [row.id, row]));
  const writes: WriteAction[] = [];
  for (const row of after) {
    const was = left.get(row.id);
    left.delete(row.id);
    if (!was) writes.push({ Put: { Item: { ...row, ...keyOf(kind, ownerId, row.id) } } });
    else if (was !== row) writes.push(updateOf(kind, ownerId, was, row));
  }
  for (const gone of left.values()) {
    const { ConditionExpression, values } = unsaved(gone);
    const Key = keyOf(kind, ownerId, gone.id);
    writes.push({ Delete: { Key, ConditionExpression, ExpressionAttributeValues: values } });
  }
  return writes;
}

const counted = ['restaurants', 'menus', 'categories', 'items'] as const;

/** The writes that make one catalogue of the other, and by how much each kind grows. Rows that are the same object stay. */
export function differenceOf(ownerId: string, before: OwnersCatalogue, after: OwnersCatalogue) {
  const writes = counted.flatMap((kind) => writesOf(kind, ownerId, before[kind], after[kind]));
  const growth = counted
    .map((kind) => ({ kind, by: after[kind].length - before[kind].length }))
    .filter(({ by }) => by !== 0);
  return { writes, growth };
}
export type Growth = ReturnType<typeof differenceOf>['growth'];
