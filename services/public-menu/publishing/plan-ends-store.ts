import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';

const planEndSchema = z.object({ owner_id: z.string(), ends_at: z.iso.datetime() });
export type PlanEnd = z.infer<typeof planEndSchema>;

const textOf = (time: number) => new Date(time).toISOString();
const planEndKey = ({ owner_id, ends_at }: PlanEnd) => rowKey(keys.planEnd)(ends_at, owner_id);

/** When owners' plans expire, in epoch milliseconds. */
export function planEndsStore(table: Table) {
  const remove = async (end: PlanEnd) => {
    await table.delete(planEndKey(end));
  };

  return {
    remove,

    /** Stores a plan's new end; undefined if it does not end. */
    async move(owner_id: string, before: number | undefined, after: number | undefined) {
      if (after !== undefined) {
        const end = { owner_id, ends_at: textOf(after) };
        await table.put({ ...planEndKey(end), ...end });
      }
      if (before !== undefined && before !== after) {
        await remove({ owner_id, ends_at: textOf(before) });
      }
    },

    /** Plans that end before this time or have ended, earliest first. */
    async before(time: number): Promise<PlanEnd[]> {
      const rows = await table.queryUpTo(keys.planEnd.pk(), textOf(time));
      return z.array(planEndSchema).parse(rows);
    },
  };
}

export type PlanEndsStore = ReturnType<typeof planEndsStore>;
