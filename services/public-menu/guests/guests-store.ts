import { ownValue } from '@menuleaf/shared/contracts/fields/own-value.ts';
import { isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { inParallel } from '../publishing/in-parallel.ts';

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
  /** The files that are counted in it, the last ones: of a file that comes again, it comes soon. */
  files: z._default(z.array(z.string()), []),
  /** How often it was written. */
  version: z._default(z.number(), 0),
});
export type GuestsDay = z.infer<typeof daySchema>;
export type DaysCounts = Omit<GuestsDay, 'files' | 'version'>;

const restaurantSchema = z.object({
  time_zone: z.string(),
  look: z.optional(z.object({ layout: z.nullish(z.string()) })),
});

/** Seconds: 13 months, so that a month can be held beside that of last year. */
const lifetime = 397 * 86_400;

/**
 * S3 tells of a file once or a few times within minutes, and a function tries it again for six hours at most: no
 * restaurant has guests in more files within so long.
 */
const filesKept = 200;

/** DynamoDB's bound of one request, and how many rows of it are written at once. */
const keysAtOnce = 100;
const putsAtOnce = 25;

const countedKey = { pk: keys.guestsCounted.pk(), sk: keys.guestsCounted.sk() };
const countedSchema = z.object({ counted_to: z.number() });

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

type More = { restaurantId: string; more: DaysCounts };

/** Short enough for a row, and long enough to be one file's among those of a day. */
const nameOf = (file: string) => createHash('sha256').update(file).digest('base64url').slice(0, 11);

/** Adds to a day what a file says, where it has not yet. Returns whether nobody came between. */
async function tryToAdd(table: Table, { restaurantId, more }: More, file: string, row: unknown) {
  const before = row === undefined ? undefined : daySchema.parse(row);
  if (before?.files.includes(file)) return true;
  const { version = 0, files = [] } = before ?? {};
  const after = {
    ...together(before ?? emptyDay(more.day), more),
    files: [...files, file].slice(-filesKept),
    version: version + 1,
  };
  const expires_at = Math.floor(Date.parse(more.day) / 1000) + lifetime;
  const unchanged = before
    ? {
        // One that was counted before rows had versions has none.
        ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :before',
        ...(version > 0 && { ExpressionAttributeValues: { ':before': version } }),
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  try {
    await table.put({ ...keyOf(restaurantId, more.day), ...after, expires_at }, unchanged);
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
}

async function addOne(table: Table, one: More, file: string, row: unknown) {
  if (await tryToAdd(table, one, file, row)) return;
  const key = keyOf(one.restaurantId, one.more.day);
  for (let attempt = 1; attempt < attempts; attempt += 1)
    if (await tryToAdd(table, one, file, await table.get(key))) return;
  throw new Error(`The guests of ${one.restaurantId} were counted by too many at once`);
}

/** How often a restaurant's pages were opened, by day. */
export function guestsStore(table: Table) {
  return {
    /** Adds what a file says of these days: once, however often it is said. */
    async addAll(days: readonly More[], file: string) {
      for (let at = 0; at < days.length; at += keysAtOnce) {
        const some = days.slice(at, at + keysAtOnce);
        // Half the price: one that is old is found out by its version, and read once more.
        const rows = await table.getSeveral(
          some.map(({ restaurantId, more }) => keyOf(restaurantId, more.day)),
          { mayBeOld: true },
        );
        const each = some.map((one, place) => ({ one, row: rows[place] }));
        await inParallel(each, putsAtOnce, ({ one, row }) => addOne(table, one, nameOf(file), row));
      }
    },

    /** Notes up to when guests are counted, in milliseconds since 1970; files may come out of their order. */
    async noteCounted(to: number) {
      try {
        await table.update(countedKey, {
          UpdateExpression: 'SET counted_to = :to REMOVE counting_to',
          ConditionExpression: 'attribute_not_exists(pk) OR counted_to < :to',
          ExpressionAttributeValues: { ':to': to },
        });
      } catch (error) {
        if (!isConditionFailed(error)) throw error;
      }
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
      const countedTo = counted === undefined ? undefined : countedSchema.parse(counted).counted_to;
      return row && { ...restaurantSchema.parse(row), countedTo };
    },
  };
}

export type GuestsStore = ReturnType<typeof guestsStore>;
