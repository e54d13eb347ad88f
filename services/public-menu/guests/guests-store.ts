import { ownValue } from '@menuleaf/shared/contracts/own-value.ts';
import { isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import { countedKey, countedTo } from './windows-store.ts';

const hourly = z.array(z.number()).check(z.length(24));
const counts = z.record(z.string(), z.number());

const daySchema = z.object({
  day: z.string(),
  /** By the hour of the restaurant's own clock. */
  views: hourly,
  scans: hourly,
  /** Views by what the phone asks for first, and by the language that the page's address names. */
  languages: counts,
  read: counts,
  /** How often a dish's photo was opened large, by the item's id. */
  opened: counts,
  /** Up to where in the edge's log these are counted, in milliseconds since 1970. */
  counted_to: z.number(),
});
export type GuestsDay = z.infer<typeof daySchema>;
export type DaysCounts = Omit<GuestsDay, 'counted_to'>;

const restaurantSchema = z.object({
  time_zone: z.string(),
  look: z.optional(z.object({ layout: z.nullish(z.string()) })),
});

/** Seconds: 13 months, so that a month can be held beside that of last year. */
const lifetime = 397 * 86_400;

/** Tries when somebody else wrote the same row meanwhile. */
const attempts = 10;

export const emptyDay = (day: string): DaysCounts => ({
  day,
  views: Array<number>(24).fill(0),
  scans: Array<number>(24).fill(0),
  languages: {},
  read: {},
  opened: {},
});

const summed = (a: Record<string, number>, b: Record<string, number>) => {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (ownValue(sum, name) ?? 0) + count;
  return sum;
};
const byHour = (a: readonly number[], b: readonly number[]) =>
  a.map((count, hour) => count + (b[hour] ?? 0));

/** Both together, as a day of the first one's name. */
export const together = (a: DaysCounts, b: DaysCounts): DaysCounts => ({
  day: a.day,
  views: byHour(a.views, b.views),
  scans: byHour(a.scans, b.scans),
  languages: summed(a.languages, b.languages),
  read: summed(a.read, b.read),
  opened: summed(a.opened, b.opened),
});

const keyOf = (restaurantId: string, day: string) => ({
  pk: keys.guestsDay.pk(restaurantId),
  sk: keys.guestsDay.sk(day),
});

/** Adds to a day what a part of the log says, which ends at `to`. Returns whether nobody came between. */
async function tryToAdd(table: Table, restaurantId: string, more: DaysCounts, to: number) {
  const key = keyOf(restaurantId, more.day);
  const row = await table.get(key);
  const before = row === undefined ? undefined : daySchema.parse(row);
  // What comes twice, or late, is in it already: parts of the log are counted one after the other.
  if (before && before.counted_to >= to) return true;
  const after = { ...together(before ?? emptyDay(more.day), more), counted_to: to };
  const expires_at = Math.floor(Date.parse(more.day) / 1000) + lifetime;
  const unchanged = before
    ? {
        ConditionExpression: 'counted_to = :before',
        ExpressionAttributeValues: { ':before': before.counted_to },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  try {
    await table.put({ ...key, ...after, expires_at }, unchanged);
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
}

/** How often a restaurant's pages were opened, by day. */
export function guestsStore(table: Table) {
  return {
    /** Adds what the part of the log that ends at `to` says of a day: once, however often it is said. */
    async add(restaurantId: string, more: DaysCounts, to: number) {
      for (let attempt = 0; attempt < attempts; attempt += 1)
        if (await tryToAdd(table, restaurantId, more, to)) return;
      throw new Error(`The guests of ${restaurantId} were counted by too many at once`);
    },

    /** The days from `first` to `last` on which there was a guest, in order. */
    async days(restaurantId: string, first: string, last: string): Promise<GuestsDay[]> {
      const pk = keys.guestsDay.pk(restaurantId);
      return z.array(daySchema).parse(await table.queryBetween(pk, first, last));
    },

    /** Forgets all that was counted of a restaurant. */
    async forget(restaurantId: string) {
      for (const row of await table.queryAll(keys.guestsDay.pk(restaurantId), '', ['sk']))
        await table.delete(keyOf(restaurantId, z.string().parse(row['sk'])));
    },

    /** A restaurant of this owner, with up to when guests are counted; undefined where it is not theirs. */
    async restaurantOf(ownerId: string, restaurantId: string) {
      const key = { pk: keys.restaurant.pk(ownerId), sk: keys.restaurant.sk(restaurantId) };
      const [row, counted] = await table.getSeveral([key, countedKey]);
      return row && { ...restaurantSchema.parse(row), countedTo: countedTo(counted) };
    },
  };
}

export type GuestsStore = ReturnType<typeof guestsStore>;
