import { openTable } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod';
import { type DemoLogin, type DemoOwner, openAccount, type Seeding } from './demo-owner.ts';
import { seedGuests } from './guests.ts';
import { type CreatedRestaurant, createRestaurant } from './create-restaurant.ts';
import { baytAlNar } from './places/bayt-al-nar.ts';
import type { DemoRestaurant } from './places/demo-restaurant.ts';
import { kazeRamen } from './places/kaze-ramen.ts';
import { magpieLane } from './places/magpie-lane.ts';
import { maisonPerle } from './places/maison-perle.ts';
import { nightHeron } from './places/night-heron.ts';
import { taqueriaElFaro } from './places/taqueria-el-faro.ts';

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
