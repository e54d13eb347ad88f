import { getOwn } from '@menuleaf/shared/contracts/fields/get-own.ts';
import { unlessRefused, wasMade } from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { forEachConcurrently } from '../publishing/for-each-concurrently.ts';

const hourly = z.array(z.number()).check(z.length(24));
const counts = z.record(z.string(), z.number());

const daySchema = z.object({
  day: z.string(),
  /** By hour in the restaurant's time zone. */
  views: hourly,
  scans: hourly,
  /** Views by the phone's preferred language, and by the language in the page's URL. */
  languages: counts,
  read: counts,
  /** How often a dish's photo was enlarged, by item id. */
  opened: counts,
  /** The last files counted, to skip duplicates: those arrive soon. */
  files: z.array(z.string()),
  /** For optimistic locking. */
  version: z.number(),
});
export type GuestsDay = z.infer<typeof daySchema>;
export type DaysCounts = Omit<GuestsDay, 'files' | 'version'>;

const restaurantSchema = z.object({
  time_zone: z.string(),
  look: z.optional(z.object({ layout: z.nullish(z.string()) })),
});

/** Seconds: 13 months, to compare a month with last year's. */
const lifetime = 397 * 86_400;

/**
 * S3 repeats an event within minutes, and a function retries for up to six hours: no restaurant has guests in more
 * files within that time.
 */
const rememberedFiles = 200;

/** Concurrent row writes. */
const writeConcurrency = 25;

const countedKey = rowKey(keys.guestsCounted)();
const countedSchema = z.object({ counted_to: z.number() });

/** Attempts on write conflicts. */
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
  for (const [name, count] of Object.entries(b)) sum[name] = (getOwn(sum, name) ?? 0) + count;
  return sum;
};
const byHour = (a: readonly number[], b: readonly number[]) =>
  a.map((count, hour) => count + (b[hour] ?? 0));

/** The sum of both, with the first one's day. */
export const together = (a: DaysCounts, b: DaysCounts): DaysCounts => ({
  day: a.day,
  views: byHour(a.views, b.views),
  scans: byHour(a.scans, b.scans),
  languages: summed(a.languages, b.languages),
  read: summed(a.read, b.read),
  opened: summed(a.opened, b.opened),
});

const keyOf = rowKey(keys.guestsDay);

type More = { restaurantId: string; more: DaysCounts };

/** Short to save space, yet unique among a day's files. */
const nameOf = (file: string) => createHash('sha256').update(file).digest('base64url').slice(0, 11);

/** Adds a file's counts to a day, once. Returns false on a write conflict. */
async function tryToAdd(table: Table, { restaurantId, more }: More, file: string, row: unknown) {
  const before = row === undefined ? undefined : daySchema.parse(row);
  if (before?.files.includes(file)) return true;
  const { version = 0, files = [] } = before ?? {};
  const after = {
    ...together(before ?? emptyDay(more.day), more),
    files: [...files, file].slice(-rememberedFiles),
    version: version + 1,
  };
  const expires_at = Math.floor(Date.parse(more.day) / 1000) + lifetime;
  const unchanged = before
    ? {
        ConditionExpression: 'version = :before',
        ExpressionAttributeValues: { ':before': version },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  return wasMade(table.put({ ...keyOf(restaurantId, more.day), ...after, expires_at }, unchanged));
}

async function addOne(table: Table, one: More, file: string, row: unknown) {
  if (await tryToAdd(table, one, file, row)) return;
  const key = keyOf(one.restaurantId, one.more.day);
  for (let attempt = 1; attempt < attempts; attempt += 1)
    if (await tryToAdd(table, one, file, await table.get(key))) return;
  throw new Error(`The guests of ${one.restaurantId} were counted by too many at once`);
}

/** A restaurant's page views, by day. */
export function guestsStore(table: Table) {
  return {
    /** Adds a file's counts for these days; idempotent. */
    async addAll(days: readonly More[], file: string) {
      // Stale reads are half the price: the version check catches them, and reads again.
      const rows = await table.getSeveral(
        days.map(({ restaurantId, more }) => keyOf(restaurantId, more.day)),
        { mayBeOld: true },
      );
      const each = days.map((one, at) => ({ one, row: rows[at] }));
      await forEachConcurrently(each, writeConcurrency, ({ one, row }) =>
        addOne(table, one, nameOf(file), row),
      );
    },

    /** Records how far guests are counted, in epoch milliseconds; files may arrive out of order. */
    async noteCounted(to: number) {
      await unlessRefused(
        table.update(countedKey, {
          UpdateExpression: 'SET counted_to = :to REMOVE counting_to',
          ConditionExpression: 'attribute_not_exists(pk) OR counted_to < :to',
          ExpressionAttributeValues: { ':to': to },
        }),
      );
    },

    /** The days from `first` to `last` that had guests, in order. */
    async days(restaurantId: string, first: string, last: string): Promise<GuestsDay[]> {
      const pk = keys.guestsDay.pk(restaurantId);
      return z.array(daySchema).parse(await table.queryBetween(pk, first, last));
    },

    /** Deletes a restaurant's guest counts. */
    async forget(restaurantId: string) {
      for (const row of await table.queryAll(keys.guestsDay.pk(restaurantId), '', ['sk']))
        await table.delete(keyOf(restaurantId, z.string().parse(row['sk'])));
    },

    /** This owner's restaurant, and how far guests are counted; undefined if it is not theirs. */
    async restaurantOf(ownerId: string, restaurantId: string) {
      const key = rowKey(keys.restaurant)(ownerId, restaurantId);
      const [row, counted] = await table.getSeveral([key, countedKey]);
      const countedTo = counted === undefined ? undefined : countedSchema.parse(counted).counted_to;
      return row && { ...restaurantSchema.parse(row), countedTo };
    },
  };
}

export type GuestsStore = ReturnType<typeof guestsStore>;
