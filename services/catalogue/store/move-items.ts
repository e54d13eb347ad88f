import { failedConditions } from '@menuleaf/shared/server/table/conditions.ts';
import type { Key, Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { type BulkJob, jobKey, type Move } from './bulk-job.ts';
import { readRow } from './read-row.ts';
import { outOfTrash, toTrash, trashKey, trashSchema } from './trash.ts';
import { keyOf } from './write-actions.ts';

/** The row that it is moved from. */
const sourceOf = (ownerId: string, move: Move): Key =>
  'trash' in move ? keyOf('items', ownerId, move.id) : trashKey('items', ownerId, move.id);

function writesOf(ownerId: string, job: BulkJob, move: Move, found: unknown): WriteAction[] {
  const { id } = move;
  const Key = keyOf('items', ownerId, id);
  const when = { now: new Date(job.created_at), stamp: job.changed_by };
  if ('trash' in move) {
    const row = readRow('items', found);
    const asRead = {
      ConditionExpression: 'updated_at = :read',
      ExpressionAttributeValues: { ':read': row.updated_at },
    };
    return [{ Delete: { Key, ...asRead } }, ...toTrash('items', ownerId, row, move.trash, when)];
  }
  const trash = trashSchema.parse(found);
  const signed = job.changed_by && { changed_by: job.changed_by };
  return [
    // Marked as the publisher knows a row of a job, which it waits for.
    { Put: { Item: { ...readRow('items', trash.row), ...signed, bulk_id: job.id, ...Key } } },
    ...outOfTrash('items', ownerId, id, trash, when.now),
  ];
}

/**
 * Moves items to the trash or back, all or none. Idempotent: what was moved by now is skipped, and all of it once the
 * job has ended, as it may have been moved back since.
 */
export async function moveItems(
  table: Table,
  ownerId: string,
  job: BulkJob,
  moves: readonly Move[],
): Promise<void> {
  const goesOn: WriteAction = {
    ConditionCheck: {
      Key: jobKey(ownerId, job.id),
      ConditionExpression: 'attribute_exists(pk)',
    },
  };
  for (let left = moves; left.length > 0;) {
    const found = await table.getSeveral(left.map((move) => sourceOf(ownerId, move)));
    left = left.filter((_, at) => found[at] !== undefined);
    const there = found.filter((row) => row !== undefined);
    if (left.length === 0) return;
    try {
      return await table.transact([
        goesOn,
        ...left.flatMap((move, at) => writesOf(ownerId, job, move, there[at])),
      ]);
    } catch (error) {
      const failed = failedConditions(error);
      if (!failed) throw error;
      if (failed.includes(0)) return;
      // Saved or moved since it was read: read again.
    }
  }
}
