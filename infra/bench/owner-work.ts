import { phone, visitor } from '@menuleaf/journeys/browser.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import type { Browser } from 'playwright-core';
import * as z from 'zod';
import { inBrowser } from '../checks/on-local-cloud.ts';
import { benchOwner } from './samples/bench-restaurant.ts';
import { type ImportInput, bring } from './owner-work/bring.ts';
import { bareDishes, firstMenu } from './owner-work/first-menu.ts';
import { asPdf, asPhotos, asText, sixtyDishes } from './owner-work/sixty-dishes.ts';
import { Thumb } from './owner-work/thumb.ts';
import { printWork, secondsOf } from './owner-work/work.ts';
import { send, waitUntil } from '@menuleaf/shared/testing/api.ts';

const items = '/dashboard?tab=menu-items';

async function openItems(thumb: Thumb): Promise<void> {
  await thumb.page.goto(items);
  await thumb.waitForScreen(thumb.page.getByRole('button', { name: /^Mark sold out/ }));
}

/** Changes the price of a dish in the middle of the list, found by name. */
async function onePrice(thumb: Thumb, name: string, price: string): Promise<void> {
  const { page } = thumb;
  await openItems(thumb);
  await thumb.fill(page.getByLabel('Search menu items'), name);
  await thumb.tap(page.getByRole('button', { name: `change the price of ${name}` }));
  await thumb.type(price);
  await thumb.press('Enter');
  await page.getByText(`${name} costs $${price} now`).waitFor();
}

async function oneSoldOut(thumb: Thumb, name: string): Promise<void> {
  const { page } = thumb;
  await openItems(thumb);
  await thumb.fill(page.getByLabel('Search menu items'), name);
  await thumb.tap(page.getByRole('button', { name: `Mark sold out ${name}` }));
  await page.getByText(`${name} is sold out`).waitFor();
}

/** At its position: from its category's heading, a few swipes down. */
async function oneNewDish(
  thumb: Thumb,
  { name, price, category }: { name: string; price: string; category: string },
): Promise<void> {
  const { page } = thumb;
  await openItems(thumb);
  await thumb.tap(page.getByRole('link', { name: `Add an item to ${category}` }));
  await thumb.waitForScreen(page.getByRole('button', { name: 'Create Menu Item' }));
  // The name field has focus.
  await thumb.type(name);
  await thumb.fill(page.getByLabel('Price'), price);
  await thumb.press('Enter');
  await page.getByText(`${name} was added`).waitFor();
}

/** Ten seconds: publishing takes two. */
const withinMs = 10_000;

const plainOf = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

/** Of these texts, those that diners do not see verbatim. */
async function unread(
  { origin }: LocalCloud,
  restaurantId: string,
  words: readonly string[],
): Promise<string[]> {
  const { text } = await send('GET', `/restaurant/${restaurantId}/menu`, {}, origin);
  const shown = plainOf(text);
  return words.filter((word) => !shown.includes(word));
}

/** Waits until the public menu has all these words; else the work failed. */
const untilDinersRead = (
  cloud: LocalCloud,
  restaurantId: string,
  words: readonly string[],
): Promise<string[]> =>
  waitUntil(
    () => unread(cloud, restaurantId, words),
    (missing) => missing.length === 0,
    withinMs,
  );

/** The same with separate forms, as before the editor: counted on the same phone. */
const byForms = { counts: { taps: 96, keys: 396, swipes: 21, screens: 38 }, waitedMs: 0 };

/** Seconds until sixty dishes must be live, including the review and all waiting. */
const goalForSixty = 120;
/** Excluding typing. */
const goalForDaily = 3;

const tokenName = 'menuleaf-access-token';
const restaurants = z.array(z.object({ id: z.string() }));

const verdict = (isMet: boolean, goal: string) => ` (goal ${goal}: ${isMet ? 'met' : 'NOT met'})`;

async function onPhone(cloud: LocalCloud, browser: Browser, token?: string) {
  const { page, context } = await visitor(browser, {
    viewport: phone,
    hasTouch: true,
    baseURL: cloud.origin,
  });
  // Printing opens a system dialog; this stubs it.
  await context.addInitScript(() => {
    window.print = () => undefined;
  });
  if (token !== undefined) {
    await context.addInitScript(([name, kept]) => localStorage.setItem(name, kept), [
      tokenName,
      token,
    ] as const);
  }
  return { thumb: new Thumb(page), close: () => context.close() };
}

async function measureFirstMenu(cloud: LocalCloud, browser: Browser): Promise<void> {
  const { thumb, close } = await onPhone(cloud, browser);
  await firstMenu(thumb, 'olive@example.com');
  const token = await thumb.page.evaluate((name) => localStorage.getItem(name), tokenName);
  const reply = await fetch(`${cloud.origin}/api/restaurants`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [restaurant] = restaurants.parse(await reply.json());
  await untilDinersRead(
    cloud,
    restaurant?.id ?? '',
    bareDishes.map(([name]) => name),
  );
  printWork('Sign-up to 12 dishes live and printed', thumb.work);
  printWork('  the same by forms, before the editor', byForms);
  await close();
}

async function measureBringing(
  cloud: LocalCloud,
  browser: Browser,
  { way, brought }: { way: string; brought: ImportInput },
) {
  const sections = sixtyDishes();
  const owner = await benchOwner(cloud);
  const restaurantId = await owner.made('/api/restaurants', {
    name: 'The Fig Tree',
    time_zone: 'America/New_York',
  });
  const menuId = await owner.made('/api/menus', { name: 'Dinner', restaurant_id: restaurantId });
  const { thumb, close } = await onPhone(cloud, browser, owner.token);
  await thumb.page.goto(`/menu/${menuId}/editor`);
  const corrected = await bring(thumb, brought, sections);
  const dishes = sections.flatMap((section) => section.dishes);
  await untilDinersRead(
    cloud,
    restaurantId,
    dishes.flatMap(({ name, price }) => [name, price.toFixed(2)]),
  );
  const descriptions = dishes.map(({ description }) => description);
  const unseen = await unread(cloud, restaurantId, descriptions);
  const described = descriptions.length - unseen.length;
  const { counts, waitedMs } = thumb.work;
  const isMet = secondsOf(counts) + waitedMs / 1000 < goalForSixty;
  printWork(`60 dishes from ${way}`, thumb.work, verdict(isMet, '2 min'));
  console.log(
    `  ${corrected} had to be looked at or put right; ${described} descriptions are there word for word`,
  );
  await close();
  return { owner, restaurantId, sections };
}

type Served = Awaited<ReturnType<typeof measureBringing>>;

async function measureDaily(cloud: LocalCloud, browser: Browser, served: Served): Promise<void> {
  const { owner, restaurantId, sections } = served;
  const [dear, gone] = [sections[2]?.dishes[5], sections[3]?.dishes[7]];
  if (!dear || !gone) throw new Error('There are sixty dishes');
  const quince = { name: 'Quince tart', price: '8.75', category: 'Sweets' };
  const flows = [
    ['one price', (thumb: Thumb) => onePrice(thumb, dear.name, '21.25')],
    ['one sold out', (thumb: Thumb) => oneSoldOut(thumb, gone.name)],
    ['one new dish', (thumb: Thumb) => oneNewDish(thumb, quince)],
  ] as const;
  for (const [name, flow] of flows) {
    const { thumb, close } = await onPhone(cloud, browser, owner.token);
    await flow(thumb);
    const isMet = thumb.work.counts.taps <= goalForDaily;
    printWork(`Daily: ${name} among 60`, thumb.work, verdict(isMet, `${goalForDaily} taps`));
    await close();
  }
  await untilDinersRead(cloud, restaurantId, ['$21.25', 'Sold out', 'Quince tart', '$8.75']);
}

/** Effort of the owner's work on a phone: counted by the simulated thumb, in a real browser. */
export async function run() {
  await inBrowser(async (cloud, browser) => {
    await measureFirstMenu(cloud, browser);
    const sections = sixtyDishes();
    const text = { text: asText(sections) };
    const served = await measureBringing(cloud, browser, { way: 'pasted text', brought: text });
    const pdf = { files: [await asPdf(browser, sections)] };
    await measureBringing(cloud, browser, { way: 'a PDF', brought: pdf });
    const photos = { files: await asPhotos(browser, sections) };
    await measureBringing(cloud, browser, { way: 'two photos', brought: photos });
    await measureDaily(cloud, browser, served);
  });
}
