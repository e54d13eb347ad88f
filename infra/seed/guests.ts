import { emptyDay, guestsStore } from '@menuleaf/public-menu-service/guests/guests-store.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';

const days = 60;
const dayMs = 86_400_000;

/** Share of visits per hour, in percent: few at noon, most in the evening. */
const byHour = [1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 6, 11, 9, 4, 3, 4, 8, 13, 14, 10, 6, 3, 2];
/** Monday first. */
const byWeekday = [0.2, 0.7, 0.8, 0.9, 1.3, 1.6, 1.1];

/** Between 0.85 and 1.15, deterministic per day and restaurant. */
const dailyVariation = (seed: number) =>
  0.85 + ((Math.sin(seed * 12.9898) * 43_758.5453) % 1) * 0.15;

function dayOf(restaurant: number, ago: number, day: string) {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  const busy = 60 + 35 * restaurant + (days - ago) * 0.8;
  const guests = busy * (byWeekday[weekday] ?? 1) * dailyVariation(restaurant * 100 + ago);
  const views = byHour.map((share) => Math.round((guests * share) / 100));
  const total = views.reduce((sum, count) => sum + count, 0);
  return {
    ...emptyDay(day),
    views,
    scans: views.map((count) => Math.round(count * 0.62)),
    languages: {
      en: Math.round(total * 0.7),
      es: Math.round(total * 0.2),
      fr: Math.round(total * 0.1),
    },
    read: { en: Math.round(total * 0.9) },
  };
}

/** Sixty days of guests until yesterday, growing each week. */
export async function seedGuests(table: Table, restaurantId: string, restaurant: number) {
  const store = guestsStore(table);
  const now = Date.now();
  const more = Array.from({ length: days }, (_, at) => {
    const day = new Date(now - (at + 1) * dayMs).toISOString().slice(0, 10);
    return { restaurantId, more: dayOf(restaurant, at + 1, day) };
  });
  await store.addAll(more, 'seed');
}
