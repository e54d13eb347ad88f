import { isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';

const rowSchema = z.object({
  /** All before it is counted, in milliseconds since 1970. */
  counted_to: z.number(),
  /** Up to here it is being counted by somebody. */
  counting_to: z.optional(z.number()),
});

/** A part of the edge's log, from `from` up to and without `to`, in milliseconds since 1970. */
export type Window = { from: number; to: number };

/** What one part holds at most: after an outage there are many of them. */
const widestMs = 15 * 60_000;
/** Shorter ones are left to the next run. */
const narrowestMs = 1000;
/** How far back the first part begins. */
const beginningMs = 3_600_000;

export const countedKey = { pk: keys.guestsCounted.pk(), sk: keys.guestsCounted.sk() };

/** Up to when all is counted, by its row; undefined before the first part. */
export const countedTo = (row: unknown): number | undefined =>
  row === undefined ? undefined : rowSchema.parse(row).counted_to;

async function unlessFailed(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
}

/** Up to when the edge's log is counted: part by part, each with an end that was written down before it was begun. */
export function windowsStore(table: Table) {
  const stored = async (until: number) => {
    const row = await table.get(countedKey);
    return row ? rowSchema.parse(row) : { counted_to: until - beginningMs };
  };

  return {
    /** The next part, or the one that somebody has begun; undefined where all is counted up to `until`. */
    async begin(until: number): Promise<Window | undefined> {
      const { counted_to: from, counting_to } = await stored(until);
      if (counting_to !== undefined) return { from, to: counting_to };
      const to = Math.min(until, from + widestMs);
      if (to - from < narrowestMs) return undefined;
      const begun = table.update(countedKey, {
        UpdateExpression: 'SET counted_to = :from, counting_to = :to',
        ConditionExpression:
          'attribute_not_exists(pk) OR (counted_to = :from AND attribute_not_exists(counting_to))',
        ExpressionAttributeValues: { ':from': from, ':to': to },
      });
      return (await unlessFailed(begun)) ? { from, to } : this.begin(until);
    },

    /** Says that all of a part is counted; that somebody else has said so before changes nothing. */
    async end({ from, to }: Window) {
      await unlessFailed(
        table.update(countedKey, {
          UpdateExpression: 'SET counted_to = :to REMOVE counting_to',
          ConditionExpression: 'counted_to = :from AND counting_to = :to',
          ExpressionAttributeValues: { ':from': from, ':to': to },
        }),
      );
    },
  };
}

export type WindowsStore = ReturnType<typeof windowsStore>;
