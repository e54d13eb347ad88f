import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';

const leavingSchema = z.object({ restaurant_id: z.string(), due_at: z.iso.datetime() });
export type Leaving = z.infer<typeof leavingSchema>;

/** Milliseconds: longer than the undo window. */
const undoneMs = 3_600_000;

const keyOf = ({ restaurant_id, due_at }: Leaving) =>
  rowKey(keys.guestsLeaving)(due_at, restaurant_id);

/** Transaction write: schedules deleting a restaurant's guest counts after the undo window. */
export function noteLeaving(restaurant_id: string, now: Date): WriteAction {
  const leaving = { restaurant_id, due_at: new Date(now.getTime() + undoneMs).toISOString() };
  return { Put: { Item: { ...keyOf(leaving), ...leaving } } };
}

/** Deleted restaurants whose guest counts still exist. */
export function closingGuestsStore(table: Table) {
  return {
    async due(now: Date): Promise<Leaving[]> {
      const rows = await table.queryUpTo(keys.guestsLeaving.pk(), now.toISOString());
      return z.array(leavingSchema).parse(rows);
    },

    async end(leaving: Leaving) {
      await table.delete(keyOf(leaving));
    },
  };
}

export type LeavingStore = ReturnType<typeof closingGuestsStore>;
