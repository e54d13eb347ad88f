import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { forEachConcurrently } from '../publishing/for-each-concurrently.ts';
import { type DaysCounts, emptyDay, type GuestsStore, together } from './guests-store.ts';
import { localTime } from './local-time.ts';
import { openedDishes, showsLarge } from './opened-dishes.ts';
import type { QuarterOf, Tallies } from './tally.ts';

type Counting = {
  guests: GuestsStore;
  /** The published ones among these restaurants, by id. */
  published: (ids: readonly string[]) => Promise<ReadonlyMap<string, PublicRestaurant>>;
  menuOf: (restaurantId: string) => Promise<PublicMenu | undefined>;
};

/** Keys per request. */
const batchSize = 100;
const concurrency = 4;

const atHour = (hour: number, count: number) =>
  Array.from({ length: 24 }, (_, at) => (at === hour ? count : 0));

const dayOf = (
  { quarter, tally }: QuarterOf,
  opened: DaysCounts['opened'],
  timeZone: string,
): DaysCounts => {
  const { day, hour } = localTime(quarter, timeZone);
  const { views, scans, languages = {}, read = {} } = tally;
  return { day, views: atHour(hour, views), scans: atHour(hour, scans), languages, read, opened };
};

/** A file's counts for one restaurant, by local day. */
async function daysOf(
  restaurant: PublicRestaurant,
  quarters: readonly QuarterOf[],
  { menuOf }: Counting,
): Promise<DaysCounts[]> {
  const hasImages = quarters.some(({ tally }) => tally.images !== undefined);
  const menu = hasImages && !showsLarge(restaurant.look) ? await menuOf(restaurant.id) : undefined;
  const days = new Map<string, DaysCounts>();
  for (const one of quarters) {
    const opened = menu ? openedDishes(one.tally.images ?? {}, menu) : {};
    const more = dayOf(one, opened, restaurant.time_zone);
    days.set(more.day, together(days.get(more.day) ?? emptyDay(more.day), more));
  }
  return [...days.values()];
}

const inHundreds = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) =>
    ids.slice(at * batchSize, (at + 1) * batchSize),
  );

/**
 * Counts a log file. Idempotent, and safe to run concurrently. Restaurants are looked up first: ids that are not
 * published are ignored, and all others are counted, however many.
 */
export async function countGuests(tallies: Tallies, file: string, context: Counting) {
  await forEachConcurrently(inHundreds(tallies.restaurants), concurrency, async (ids) => {
    const published = [...(await context.published(ids)).values()];
    const days = await Promise.all(
      published.map(async (restaurant) => {
        const found = await daysOf(restaurant, tallies.of(restaurant.id), context);
        return found.map((more) => ({ restaurantId: restaurant.id, more }));
      }),
    );
    await context.guests.addAll(days.flat(), file);
  });
  if (tallies.last > 0) await context.guests.noteCounted(tallies.last);
}
