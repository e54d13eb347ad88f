import { openTable, type Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod';
import { type DemoLogin, type DemoOwner, openAccount, type Seeding } from './demo-owner.ts';
import { type CreatedRestaurant, createRestaurant } from './create-restaurant.ts';
import { baytAlNar } from './places/bayt-al-nar.ts';
import type { DemoRestaurant } from './places/demo-restaurant.ts';
import { kazeRamen } from './places/kaze-ramen.ts';
import { magpieLane } from './places/magpie-lane.ts';
import { maisonPerle } from './places/maison-perle.ts';
import { nightHeron } from './places/night-heron.ts';
import { taqueriaElFaro } from './places/taqueria-el-faro.ts';
import { emptyDay, guestsStore } from '@menuleaf/public-menu-service/guests/guests-store.ts';

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
async function seedGuests(table: Table, restaurantId: string, restaurant: number) {
  const store = guestsStore(table);
  const now = Date.now();
  const more = Array.from({ length: days }, (_, at) => {
    const day = new Date(now - (at + 1) * dayMs).toISOString().slice(0, 10);
    return { restaurantId, more: dayOf(restaurant, at + 1, day) };
  });
  await store.addAll(more, 'seed');
}

type ProOwner = { login: DemoLogin; full_name: string; places: readonly DemoRestaurant[] };

/** Five restaurants, with as many menus as a Pro account may have. */
export const fivePlaces: ProOwner = {
  login: { email: 'pro@menuleaf.example', password: 'five-places' },
  full_name: 'Max Pro',
  places: [kazeRamen, taqueriaElFaro, maisonPerle, nightHeron, baytAlNar],
};

/** One restaurant whose four menus alternate, in its own account: the other one has no menus left for it. */
export const menusByHours: ProOwner = {
  login: { email: 'hours@menuleaf.example', password: 'four-menus' },
  full_name: 'Nell Quill',
  places: [magpieLane],
};

const checkout = z.object({ checkout_url: z.url(), session_id: z.string() });
const testCard = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };

/** Pays at the local provider, like a browser; false for Stripe itself, whose page is for people. */
async function buyPro(owner: DemoOwner, name: string): Promise<boolean> {
  const answer = await owner.send('POST', '/api/payments/create-checkout-session', {
    plan_type: 'pro',
  });
  const { checkout_url, session_id } = checkout.parse(answer);
  if (!/^(localhost|127\.)/.test(new URL(checkout_url).hostname)) return false;
  const body = new URLSearchParams({ ...testCard, name });
  await fetch(`${checkout_url}/pay`, { method: 'POST', body, redirect: 'manual' });
  await owner.send('POST', '/api/payments/confirm-payment', { session_id });
  return true;
}

type SeededOwner = { login: DemoLogin; owner: DemoOwner; opened: readonly CreatedRestaurant[] };

/** A Pro owner with restaurants that have guests; undefined if payment isn't possible. */
export async function seedProOwner(
  seeding: Seeding,
  { login, full_name, places }: ProOwner,
): Promise<SeededOwner | undefined> {
  const owner = await openAccount(seeding, { ...login, full_name });
  if (!(await buyPro(owner, full_name))) return undefined;
  const opened: CreatedRestaurant[] = [];
  // Sequential: they are changes of one catalogue.
  for (const place of places) opened.push(await createRestaurant(owner, place));
  const table = openTable(seeding.tableName, seeding.dynamo);
  await Promise.all(opened.map(({ id }, at) => seedGuests(table, id, at)));
  return { login, owner, opened };
}
