import { refusalsOf, unlessRefused } from '@menuleaf/shared/server/table/conditions.ts';
import type { Table, WriteAction, Key } from '@menuleaf/shared/server/table/table.ts';
import {
  type BulkJob,
  bulkJob,
  type FieldChange,
  type Fields,
  jobKey,
  type Move,
} from './bulk-job.ts';
import { itemsPerTransaction, movesPerTransaction } from './transaction-bounds.ts';
import { keyOf, quotaKey } from './write-actions.ts';
import { copyOfItem, stillShows } from './item-copy.ts';
import { readRow } from './read-row.ts';
import { outOfTrash, toTrash, trashKey, trashSchema } from './trash.ts';

/** The row that it is moved or copied from. */
function sourceOf(ownerId: string, move: Move): Key {
  if ('copy_of' in move) return keyOf('items', ownerId, move.copy_of);
  return 'trash' in move ? keyOf('items', ownerId, move.id) : trashKey('items', ownerId, move.id);
}

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
  // Marked as the publisher knows a row of a job, which it waits for.
  const marked = { ...(job.changed_by && { changed_by: job.changed_by }), bulk_id: job.id };
  if ('copy_of' in move) {
    const original = readRow('items', found);
    const Item = { ...copyOfItem(original, id, job.created_at), ...marked, ...Key };
    const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
    return [{ Put: { Item, ...isNew } }, ...stillShows(ownerId, original)];
  }
  const trash = trashSchema.parse(found);
  return [
    { Put: { Item: { ...readRow('items', trash.row), ...marked, ...Key } } },
    ...outOfTrash('items', ownerId, id, trash, when.now),
  ];
}

/** Copies that are not made yet: their originals stay, so that they do not tell. */
async function withoutMade(table: Table, ownerId: string, moves: readonly Move[]): Promise<Move[]> {
  const made = await table.getSeveral(moves.map(({ id }) => keyOf('items', ownerId, id)));
  return moves.filter((move, at) => !('copy_of' in move) || made[at] === undefined);
}

/**
 * Moves items to the trash or back, or copies them, all or none. Idempotent: what was moved by now is skipped, and all
 * of it once the job has ended, as it may have been moved back since.
 */
async function moveItems(
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
    if (left.some((move) => 'copy_of' in move)) left = await withoutMade(table, ownerId, left);
    const found = await table.getSeveral(left.map((move) => sourceOf(ownerId, move)));
    left = left.filter((_, at) => found[at] !== undefined);
    const there = found.filter((row) => row !== undefined);
    if (left.length === 0) return;
    const writes = left.flatMap((move, at) => writesOf(ownerId, job, move, there[at]));
    const failed = await refusalsOf(table.transact([goesOn, ...writes]));
    // What was saved or moved since it was read is read again.
    if (failed.length === 0 || failed.includes(0)) return;
  }
}

/** Concurrent transactions: more would only contend. */
const concurrency = 3;

const named = (fields: Fields = {}) =>
  Object.entries(fields).filter(([, value]) => value !== undefined);

/** Fields are still as the owner saw them. */
const isUnchanged = (from: Fields | undefined) =>
  named(from).map(([name, value]) =>
    value === null ? `attribute_not_exists(#${name})` : `#${name} = :from_${name}`,
  );

/** Marks the row with the job id, which makes the job idempotent and tells the publisher that more is coming. */
function changeOf(ownerId: string, job: BulkJob, change: FieldChange): WriteAction {
  const { id, from, to } = change;
  const isFirst = '(attribute_not_exists(bulk_id) OR bulk_id <> :job)';
  const sets = named(to).map(([name]) => `#${name} = :${name}, `);
  const by = job.changed_by ? 'changed_by = :by, ' : '';
  const at = job.keeps_updated_at ? '' : 'updated_at = :now, ';
  const values = named(to).map(([name, value]) => [`:${name}`, value]);
  const seen = named(from).filter(([, value]) => value !== null);
  const names = [...named(to), ...named(from)].map(([name]) => [`#${name}`, name]);
  return {
    Update: {
      Key: keyOf(job.kind, ownerId, id),
      UpdateExpression: `SET ${sets.join('')}${by}${at}bulk_id = :job`,
      ConditionExpression: ['attribute_exists(pk)', isFirst, ...isUnchanged(from)].join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(names),
      ExpressionAttributeValues: {
        ...Object.fromEntries([
          ...values,
          ...seen.map(([name, value]) => [`:from_${name}`, value] as const),
        ]),
        ...(at !== '' && { ':now': job.created_at }),
        ':job': job.id,
        ...(job.changed_by && { ':by': job.changed_by }),
      },
    },
  };
}

const inParts = <One>(all: readonly One[], length: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / length) }, (_, at) =>
    all.slice(at * length, (at + 1) * length),
  );

/** Changes to more rows than a transaction holds. */
export function bulkStore(table: Table) {
  /** Skips rows that are gone, done or saved by someone else. */
  async function apply(
    ownerId: string,
    job: BulkJob,
    changes: readonly FieldChange[],
  ): Promise<void> {
    for (let left = changes; left.length > 0;) {
      const writes = left.map((change) => changeOf(ownerId, job, change));
      const failed = await refusalsOf(table.transact(writes));
      if (failed.length === 0) return;
      left = left.filter((_, at) => !failed.includes(at));
    }
  }

  /** Lets other changes go on; no-op once the account is closed. */
  async function endJob(ownerId: string, id: string): Promise<void> {
    await unlessRefused(
      table.update(quotaKey(ownerId), {
        UpdateExpression: 'DELETE open_jobs :ended',
        ConditionExpression: 'attribute_exists(structure)',
        ExpressionAttributeValues: { ':ended': new Set([id]) },
      }),
    );
  }

  async function job(ownerId: string, id: string): Promise<BulkJob | undefined> {
    const row = await table.get(jobKey(ownerId, id));
    return row && bulkJob.parse(row);
  }

  /** Runs a whole job, idempotently; the last step tells the publisher. */
  async function runJob(ownerId: string, of: BulkJob): Promise<void> {
    const changes = of.changes.filter((one) => 'to' in one);
    const moves = of.changes.filter((one): one is Move => !('to' in one));
    const parts = inParts(changes, itemsPerTransaction);
    const runner = async () => {
      for (let part = parts.shift(); part; part = parts.shift()) await apply(ownerId, of, part);
    };
    await Promise.all(Array.from({ length: concurrency }, runner));
    // One after another: each checks the job's row, and such checks conflict.
    for (const part of inParts(moves, movesPerTransaction)) {
      await moveItems(table, ownerId, of, part);
    }
    await table.delete(jobKey(ownerId, of.id));
    // Last: until then, the next change finishes the job first.
    await endJob(ownerId, of.id);
  }

  return {
    /** Transaction write: guarantees that the job runs, if need be by housekeeping. */
    jobRow: (ownerId: string, of: BulkJob): WriteAction => ({
      Put: { Item: { ...jobKey(ownerId, of.id), ...of } },
    }),
    job,
    runJob,

    /** Does what is left of a job whose function has died. */
    async resumeJob(ownerId: string, id: string): Promise<void> {
      const left = await job(ownerId, id);
      await (left ? runJob(ownerId, left) : endJob(ownerId, id));
    },
  };
}
