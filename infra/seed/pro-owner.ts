import { openTable } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod';
import { type DemoLogin, type DemoOwner, openAccount, type Seeding } from './demo-owner.ts';
import { seedGuests } from './guests.ts';
import { openPlace } from './open-place.ts';
import { baytAlNar } from './places/bayt-al-nar.ts';
import { kazeRamen } from './places/kaze-ramen.ts';
import { maisonPerle } from './places/maison-perle.ts';
import { nightHeron } from './places/night-heron.ts';
import { taqueriaElFaro } from './places/taqueria-el-faro.ts';

export const places = [kazeRamen, taqueriaElFaro, maisonPerle, nightHeron, baytAlNar];
const login: DemoLogin = { email: 'pro@menuleaf.example', password: 'five-places' };

const checkout = z.object({ checkout_url: z.url(), session_id: z.string() });
const testCard = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Max Pro' };

/** Pays at the local provider, as a browser would; false where the provider is Stripe itself, whose page is for people. */
async function buyPro(owner: DemoOwner): Promise<boolean> {
  const answer = await owner.send('POST', '/api/payments/create-checkout-session', {
    plan_type: 'pro',
  });
  const { checkout_url, session_id } = checkout.parse(answer);
  if (!/^(localhost|127\.)/.test(new URL(checkout_url).hostname)) return false;
  const body = new URLSearchParams(testCard);
  await fetch(`${checkout_url}/pay`, { method: 'POST', body, redirect: 'manual' });
  await owner.send('POST', '/api/payments/confirm-payment', { session_id });
  return true;
}

/** An owner on Pro with five restaurants, each of another country; undefined where nobody can pay for it. */
export async function seedProOwner(seeding: Seeding): Promise<DemoLogin | undefined> {
  const owner = await openAccount(seeding, { ...login, full_name: 'Max Pro' });
  if (!(await buyPro(owner))) return undefined;
  const opened: string[] = [];
  // One after the other: they are changes of one catalogue.
  for (const place of places) opened.push(await openPlace(owner, place));
  const table = openTable(seeding.tableName, seeding.dynamo);
  await Promise.all(opened.map((id, at) => seedGuests(table, id, at)));
  return login;
}
