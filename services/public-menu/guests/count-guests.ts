import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { log } from '@menuleaf/shared/server/log/log.ts';
import { inParallel } from '../publishing/in-parallel.ts';
import type { EdgeLog } from './edge-log.ts';
import { type DaysCounts, emptyDay, type GuestsStore, together } from './guests-store.ts';
import { localTime } from './local-time.ts';
import { openedDishes } from './opened-dishes.ts';
import { showsLarge } from './shows-large.ts';
import { type Tally, tallyOf } from './tally.ts';
import type { Window, WindowsStore } from './windows-store.ts';

type Counting = {
  log: EdgeLog;
  windows: WindowsStore;
  guests: GuestsStore;
  /** Those of these restaurants that guests can open, by id. */
  published: (ids: readonly string[]) => Promise<ReadonlyMap<string, PublicRestaurant>>;
  menuOf: (restaurantId: string) => Promise<PublicMenu | undefined>;
  clock: () => Date;
  /** Milliseconds after which a line that was said is in the log. */
  lateMs: number;
  /** Restaurants of which a part of the log is counted at most. */
  most?: number;
};

/** Each is a row that is read and written; more in a quarter of an hour are a flood, or a product ten times as large. */
const mostRestaurants = 20_000;
const atOnce = 25;

const atHour = (hour: number, count: number) =>
  Array.from({ length: 24 }, (_, at) => (at === hour ? count : 0));

const dayOf = (tally: Tally, opened: DaysCounts['opened'], timeZone: string): DaysCounts => {
  const { day, hour } = localTime(tally.quarter, timeZone);
  const { views, scans, languages, read } = tally;
  return { day, views: atHour(hour, views), scans: atHour(hour, scans), languages, read, opened };
};

async function countOne(
  restaurant: PublicRestaurant,
  tallies: readonly Tally[],
  to: number,
  { guests, menuOf }: Counting,
) {
  const hasImages = tallies.some(({ images }) => Object.keys(images).length > 0);
  const menu = hasImages && !showsLarge(restaurant.look) ? await menuOf(restaurant.id) : undefined;
  const days = new Map<string, DaysCounts>();
  for (const tally of tallies) {
    const opened = menu ? openedDishes(tally.images, menu) : {};
    const more = dayOf(tally, opened, restaurant.time_zone);
    days.set(more.day, together(days.get(more.day) ?? emptyDay(more.day), more));
  }
  for (const day of days.values()) await guests.add(restaurant.id, day, to);
}

/** Counts a part of the log. Returns how many restaurants were left out, since there were too many. */
async function countWindow({ from, to }: Window, context: Counting): Promise<number> {
  const tallies = await tallyOf(context.log.guests(from, to));
  const byRestaurant = Map.groupBy(tallies, ({ restaurant }) => restaurant);
  const ids = [...byRestaurant.keys()];
  const counted = ids.slice(0, context.most ?? mostRestaurants);
  const published = await context.published(counted);
  await inParallel([...published.values()], atOnce, (restaurant) =>
    countOne(restaurant, byRestaurant.get(restaurant.id) ?? [], to, context),
  );
  return ids.length - counted.length;
}

/**
 * Counts what the edge has said since it was counted last, part by part, as long as there is time; what is late in the
 * log is waited for. A part is counted once, though it may be begun often: by a run after one that was killed, or by two
 * at once. Rejects where a part named more restaurants than are counted; the others are, and it goes on after them.
 */
export async function countGuests(context: Counting, hasTime: () => boolean): Promise<void> {
  let leftOut = 0;
  while (hasTime()) {
    const window = await context.windows.begin(context.clock().getTime() - context.lateMs);
    if (!window) break;
    leftOut += await countWindow(window, context);
    await context.windows.end(window);
  }
  if (leftOut === 0) return;
  log.error('Guests of too many restaurants came at once', { left_out: leftOut });
  throw new Error(`Guests of ${leftOut} restaurants were not counted`);
}
