import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';

const planEndSchema = z.object({ owner_id: z.string(), ends_at: z.iso.datetime() });
export type PlanEnd = z.infer<typeof planEndSchema>;

const textOf = (time: number) => new Date(time).toISOString();
const planEndKey = ({ owner_id, ends_at }: PlanEnd) => ({
  pk: keys.planEnd.pk(),
  sk: keys.planEnd.sk(ends_at, owner_id),
});

/** When the plans of owners end by the clock, in milliseconds since 1970. */
export function planEndsStore(table: Table) {
  const remove = async (end: PlanEnd) => {
    await table.delete(planEndKey(end));
  };

  return {
    remove,

    /** Notes that a plan ends at another time than before; undefined where it does not. */
    async move(owner_id: string, before: number | undefined, after: number | undefined) {
      if (after !== undefined) {
        const end = { owner_id, ends_at: textOf(after) };
        await table.put({ ...planEndKey(end), ...end });
      }
      if (before !== undefined && before !== after) {
        await remove({ owner_id, ends_at: textOf(before) });
      }
    },

    /** Those that end before that time, and those that have, the first one first. */
    async before(time: number): Promise<PlanEnd[]> {
      const rows = await table.queryUpTo(keys.planEnd.pk(), textOf(time));
      return z.array(planEndSchema).parse(rows);
    },
  };
}

export type PlanEndsStore = ReturnType<typeof planEndsStore>;
