import { isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';

const partSchema = z.object({
  part: z.string(),
  /** What is being made: by which version, and asked for when, if somebody did. */
  job: z.string(),
  /** The restaurant up to which it is done. */
  cursor: z.string(),
  /** Restaurants that were looked at, and those whose pages were made anew. */
  seen: z.number(),
  made: z.number(),
  /** Grows with each note: who knows another one has lost the part. */
  lease: z.number(),
  /** Milliseconds since 1970: who is at work on it is taken for dead after that. */
  until: z.number(),
  began_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type Part = z.infer<typeof partSchema>;

const orderSchema = z.object({ ordered_at: z.string() });
const orderName = 'ORDER';
const keyOf = (sk: string) => ({ pk: keys.republishing.pk(), sk: keys.republishing.sk(sk) });

/** The queue of parts in which every page is made anew, with how far each has come. */
export function republishStore(table: Table) {
  return {
    /** All parts that were ever begun, and when somebody last asked for all pages, in one request. */
    async state() {
      const rows = await table.queryAll(keys.republishing.pk());
      const order = rows.find(({ sk }) => sk === orderName);
      const parts = rows.filter(({ sk }) => sk !== orderName).map((row) => partSchema.parse(row));
      return {
        orderedAt: order && orderSchema.parse(order).ordered_at,
        parts: new Map(parts.map((part) => [part.part, part])),
      };
    },

    /** Notes it in place of what was read; false where somebody else came first. */
    async note(before: Part | undefined, after: Part): Promise<boolean> {
      const isStill = before
        ? {
            ConditionExpression: 'lease = :lease',
            ExpressionAttributeValues: { ':lease': before.lease },
          }
        : { ConditionExpression: 'attribute_not_exists(pk)' };
      try {
        await table.put({ ...keyOf(after.part), ...after }, isStill);
        return true;
      } catch (error) {
        if (isConditionFailed(error)) return false;
        throw error;
      }
    },

    /** Asks for every page to be made anew, whatever made it. */
    async order(now: Date): Promise<string> {
      const ordered_at = now.toISOString();
      await table.put({ ...keyOf(orderName), ordered_at });
      return ordered_at;
    },
  };
}

export type RepublishStore = ReturnType<typeof republishStore>;
