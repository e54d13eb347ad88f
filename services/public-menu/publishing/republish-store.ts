import { wasMade } from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';

const partSchema = z.object({
  part: z.string(),
  /** The job: a version, and the time of the last manual request, if any. */
  job: z.string(),
  /** The last restaurant done. */
  cursor: z.string(),
  /** Restaurants examined, and those republished. */
  seen: z.number(),
  made: z.number(),
  /** Increments per write: a run notices that it lost the part. */
  lease: z.number(),
  /** Lease expiry in epoch milliseconds: after that, the run is presumed dead. */
  until: z.number(),
  began_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type Part = z.infer<typeof partSchema>;

const orderSchema = z.object({ ordered_at: z.string() });
const orderName = 'ORDER';
const keyOf = rowKey(keys.republishing);

/** The queue of parts for rebuilding all pages, with the progress of each. */
export function republishStore(table: Table) {
  return {
    /** All parts started so far, and the last manual request, in one read. */
    async state() {
      const rows = await table.queryAll(keys.republishing.pk());
      const order = rows.find(({ sk }) => sk === orderName);
      const parts = rows.filter(({ sk }) => sk !== orderName).map((row) => partSchema.parse(row));
      return {
        orderedAt: order && orderSchema.parse(order).ordered_at,
        parts: new Map(parts.map((part) => [part.part, part])),
      };
    },

    /** Replaces the part as read; false on a conflict. */
    async note(before: Part | undefined, after: Part): Promise<boolean> {
      const isStill = before
        ? {
            ConditionExpression: 'lease = :lease',
            ExpressionAttributeValues: { ':lease': before.lease },
          }
        : { ConditionExpression: 'attribute_not_exists(pk)' };
      return wasMade(table.put({ ...keyOf(after.part), ...after }, isStill));
    },

    /** Requests a rebuild of every page of any version. */
    async order(now: Date): Promise<string> {
      const ordered_at = now.toISOString();
      await table.put({ ...keyOf(orderName), ordered_at });
      return ordered_at;
    },
  };
}

export type RepublishStore = ReturnType<typeof republishStore>;
