import { unavailable } from '@menuleaf/shared/http/refusal.ts';
import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { failedConditions } from '@menuleaf/shared/table/conditions.ts';
import type { Table, WriteAction } from '@menuleaf/shared/table/table.ts';
import * as z from 'zod';
import { countDown, countUp, keyOf, removal } from './transaction-parts.ts';
import { type Memory, toTrash, type Trash, trashKey, trashSchema } from './trash.ts';

/** What goes with a deletion: actions, and what an undo has to know of them. */
type Also = Memory & { actions: WriteAction[] };
const nothingElse = (): Promise<Also> => Promise.resolve({ actions: [], holders: [] });

/** Times that a deletion looks again because of an edit that came between. */
const deleteAttempts = 5;

/** Deletions, and what undoes them. */
export function deletionsStore(table: Table) {
  return {
    /**
     * Deletes, counts down and does what `also` makes of the row, all or nothing; what was deleted can be brought back
     * for a while. Answers whether there was one.
     */
    async delete(
      kind: Counted,
      ownerId: string,
      id: string,
      now: Date,
      also: () => Promise<Also> = nothingElse,
    ): Promise<boolean> {
      for (let attempt = 0; attempt < deleteAttempts; attempt += 1) {
        const [row, { actions, ...memory }] = await Promise.all([
          table.get(keyOf(kind, ownerId, id)),
          also(),
        ]);
        if (!row) return false;
        const trash = toTrash(kind, ownerId, row, memory, now);
        const remove = removal(keyOf(kind, ownerId, id), z.string().parse(row.updated_at));
        try {
          await table.transact([remove, countDown(ownerId, kind), trash, ...actions]);
          return true;
        } catch (error) {
          // It was edited, or its holders were, between the look and the deletion: look again.
          if (!failedConditions(error)) throw error;
        }
      }
      throw unavailable();
    },

    /** What was deleted a moment ago; undefined once that is too long ago. */
    async trashed(kind: Counted, ownerId: string, id: string, now: Date) {
      const stored = await table.get(trashKey(kind, ownerId, id));
      const trash = stored === undefined ? undefined : trashSchema.parse(stored);
      return trash && trash.expires_at * 1000 > now.getTime() ? trash : undefined;
    },

    /** Brings a deleted thing back within the limit, together with `also`. Answers what stood in the way. */
    async restore(
      kind: Counted,
      ownerId: string,
      { row }: Trash,
      limit: number | null,
      also: WriteAction[],
    ): Promise<'quota' | 'other' | undefined> {
      const id = z.string().parse(row.id);
      const put: WriteAction = { Put: { Item: { ...row, ...keyOf(kind, ownerId, id) } } };
      const empty: WriteAction = {
        Delete: {
          Key: trashKey(kind, ownerId, id),
          ConditionExpression: 'attribute_exists(pk)',
        },
      };
      try {
        await table.transact([countUp(ownerId, kind, limit), put, empty, ...also]);
        return undefined;
      } catch (error) {
        const failed = failedConditions(error);
        if (!failed) throw error;
        return failed.includes(0) ? 'quota' : 'other';
      }
    },
  };
}
