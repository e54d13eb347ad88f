import type { Guests, guestsOperations } from '@menuleaf/shared/contracts/guests.ts';
import type { PublicMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { Handler } from '@menuleaf/shared/server/http/serve.ts';
import { publishedMenu, type ReadContext } from '../read-public.ts';
import { type DaysCounts, emptyDay, type GuestsStore, together } from './guests-store.ts';
import { daysUntil, localTime } from './local-time.ts';
import { everyCategory, showsLarge } from './opened-dishes.ts';
import type { Counts } from './tally.ts';

export type GuestsContext = ReadContext & { guests: GuestsStore };

/** Entries per list. */
const mostNamed = 20;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const mostFirst = <Of>(all: Of[], by: (one: Of) => number) =>
  all.toSorted((a, b) => by(b) - by(a)).slice(0, mostNamed);

const byLanguage = (counts: Counts) =>
  mostFirst(
    Object.entries(counts)
      .map(([language, views]) => ({ language, views }))
      .toSorted((a, b) => a.language.localeCompare(b.language)),
    ({ views }) => views,
  );

/** The menu's opened dishes, each in the first category that holds it. */
function openedOf(opened: Counts, menu: PublicMenu | undefined) {
  const dishes = new Map<string, Guests['dishes'][number]>();
  for (const category of menu ? everyCategory(menu) : []) {
    for (const { id, name } of category.items) {
      const count = opened[id];
      if (count !== undefined && !dishes.has(id))
        dishes.set(id, { id, name, section: category.name, opened: count });
    }
  }
  return [...dishes.values()];
}

const sectionsOf = (dishes: Guests['dishes']) =>
  [...Map.groupBy(dishes, ({ section }) => section)].map(([name, all]) => ({
    name,
    opened: sum(all.map(({ opened }) => opened)),
  }));

/** Guest statistics for owners: how often, when, in which language; never who. */
export const guests: Handler<(typeof guestsOperations)['guests'], GuestsContext> = async (
  { params: { id }, query },
  owner,
  context,
) => {
  const { clock } = context;
  const restaurant = await context.guests.restaurantOf(owner.accountId, id);
  if (!restaurant) throw new HttpError(404, 'Restaurant not found');
  const { time_zone, countedTo } = restaurant;
  const named = daysUntil(localTime(clock().getTime(), time_zone).day, query.days);
  const [first = '', last = ''] = [named[0], named.at(-1)];
  const [counted, menu] = await Promise.all([
    context.guests.days(id, first, last),
    publishedMenu(id, context),
  ]);
  const all = counted.reduce<DaysCounts>(together, emptyDay(first));
  const dishes = openedOf(all.opened, menu);
  const ofDay = new Map(counted.map((one) => [one.day, one]));
  return {
    time_zone,
    counted_to: countedTo === undefined ? null : new Date(countedTo).toISOString(),
    days: named.map((day) => ({
      day,
      views: sum(ofDay.get(day)?.views ?? []),
      scans: sum(ofDay.get(day)?.scans ?? []),
    })),
    hours: all.views.map((views, hour) => ({ hour, views, scans: all.scans[hour] ?? 0 })),
    languages: byLanguage(all.languages),
    read_in: byLanguage(all.read),
    dishes: mostFirst(dishes, ({ opened }) => opened),
    sections: mostFirst(sectionsOf(dishes), ({ opened }) => opened),
    counts_dishes: !showsLarge(restaurant.look),
  };
};
