import { newOwner, send } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { phone } from '../browser.ts';
import { expect, test } from '../journey.ts';
import { newSmallAccount, payForPro, type SmallAccount } from '../owner.ts';
import {
  cookieBar,
  dialogs,
  downgrade,
  guestMessages,
  ownerMessages,
  proMessages,
  type Step,
} from './dialogs.ts';
import { guestPages } from './guest-pages.ts';
import { type Line, missingLines, button, heading, link, text } from './lines.ts';
import { onFree, onPro, ownerPages } from './owner-pages.ts';

/** Public pages of a restaurant with complete data, at these two paths. */
const publicPages = ({
  restaurantId: restaurant,
  categoryId,
}: SmallAccount): Readonly<Record<string, readonly Line[]>> => ({
  [`/restaurant/${restaurant}`]: [
    heading('The Fig Tree'),
    text('Figs, bread and a long table.'),
    link('Facebook', 'https://facebook.com/figtree', true),
    link('Instagram', 'https://instagram.com/figtree', true),
    link('X (Twitter)', 'https://x.com/figtree', true),
    link('TikTok', 'https://tiktok.com/@figtree', true),
    link('YouTube', 'https://youtube.com/@figtree', true),
    heading('Our Menu'),
    link('View Menu', `/restaurant/${restaurant}/menu`, true),
    heading('Contact'),
    link('+1 503 555 0142', 'tel:+15035550142'),
    link('hello@figtree.example', 'mailto:hello@figtree.example'),
    link('figtree.example', 'https://figtree.example', true),
    text(/Salem, OR 97301/),
    button('Show map'),
    link(
      'View Larger Map',
      'https://www.openstreetmap.org/?mlat=44.94&mlon=-123.03#map=17/44.94/-123.03',
      true,
    ),
    heading('Opening Hours'),
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) =>
      text(day),
    ),
    text('9:00-21:00'),
    text('Closed'),
    text('Menuleaf © 2025'),
  ],
  [`/restaurant/${restaurant}/menu`]: [
    heading('The Fig Tree'),
    heading('Plates'),
    link('Plates', `#c-${categoryId}`),
    text('$10.00'),
    text('Menuleaf © 2025'),
  ],
  '/restaurant/none': [
    heading('Restaurant Not Found'),
    text("The restaurant you're looking for doesn't exist or is no longer available."),
    link('Back to Home', '/'),
  ],
});

async function missingByPage(page: Page, pages: Readonly<Record<string, readonly Line[]>>) {
  const found: string[] = [];
  for (const [path, lines] of Object.entries(pages)) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor({ state: 'attached' });
    for (const line of await missingLines(page, lines)) found.push(`${path}: ${line}`);
  }
  return found;
}

async function missingAfterSteps(page: Page, steps: readonly Step[]) {
  const found: string[] = [];
  for (const { at, answering = {}, act, then } of steps) {
    for (const [call, { status, detail }] of Object.entries(answering)) {
      await page.route(`**${call}`, (route) => route.fulfill({ status, json: { detail } }));
    }
    await page.goto(at);
    await act?.(page);
    for (const line of await missingLines(page, then)) found.push(`${at}: ${line}`);
    await page.unrouteAll();
  }
  return found;
}

async function completeAccount(): Promise<SmallAccount> {
  const account = await newSmallAccount(['Bread', 'Soup']);
  await account.owner.send('PUT', `/api/restaurants/${account.restaurantId}`, {
    description: 'Figs, bread and a long table.',
    phone: '+1 503 555 0142',
    email: 'hello@figtree.example',
    website: 'https://figtree.example',
    address: '7 Orchard Lane',
    city: 'Salem',
    state: 'OR',
    zip_code: '97301',
    latitude: 44.94,
    longitude: -123.03,
    facebook_url: 'https://www.facebook.com/figtree',
    instagram_url: 'https://www.instagram.com/figtree',
    twitter_url: 'https://x.com/figtree',
    tiktok_url: 'https://www.tiktok.com/@figtree',
    youtube_url: 'https://www.youtube.com/@figtree',
    monday_hours: 'Closed',
    ...Object.fromEntries(
      ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
        `${day}_hours`,
        '9:00-21:00',
      ]),
    ),
  });
  return account;
}

test('a guest’s pages have what is specified', async ({ visitor }) => {
  const { page } = await visitor();
  expect(await missingByPage(page, guestPages)).toEqual([]);
});

test('a guest is told what is specified', async ({ visitor }) => {
  const { page } = await visitor();
  expect(await missingAfterSteps(page, guestMessages)).toEqual([]);
  const first = await visitor({ knowsBanner: false });
  await first.page.goto('/');
  expect(await missingLines(first.page, cookieBar)).toEqual([]);
});

test('an owner’s pages on Free, and what guests see of them, have what is specified', async ({
  signedIn,
  visitor,
}) => {
  const account = await completeAccount();
  const { page } = await signedIn(account.owner);
  expect(await missingByPage(page, ownerPages(account))).toEqual([]);
  expect(await missingByPage(page, onFree(account))).toEqual([]);
  expect(await missingAfterSteps(page, dialogs(account.itemIds[0] ?? ''))).toEqual([]);
  expect(await missingAfterSteps(page, ownerMessages)).toEqual([]);
  const guest = await visitor();
  expect(await missingByPage(guest.page, publicPages(account))).toEqual([]);
  await guest.page.setViewportSize(phone);
  await guest.page.goto(`/restaurant/${account.restaurantId}/menu`);
  await guest.page.getByRole('link', { name: 'Bread' }).click();
  await guest.page.getByRole('dialog').waitFor();
});

test(
  'an owner’s pages on Pro have what is specified, and so does the way back to Free',
  { tag: '@long' },
  async ({ signedIn }) => {
    const account = await completeAccount();
    await payForPro(account.owner);
    const { page } = await signedIn(account.owner);
    expect(await missingByPage(page, onPro(account))).toEqual([]);
    expect(await missingAfterSteps(page, proMessages(account))).toEqual([]);
    expect(await missingAfterSteps(page, downgrade)).toEqual([]);
  },
);

test('limits and defaults are those that are specified', async () => {
  const { json: pricing } = await send('GET', '/api/payments/pricing');
  const plan = { name: expect.any(String), features: expect.any(Array) };
  expect(pricing.plans).toMatchObject({
    free: { ...plan, price: 0 },
    pro: { ...plan, price: 9.99 },
  });
  const short = { email: 'a@example.com', full_name: 'A', password: '12345' };
  const refused = await send('POST', '/api/auth/register', { body: short });
  expect(refused.json.detail).toMatchObject([
    { msg: 'Password must be at least 6 characters long' },
  ]);
  const owner = await newOwner();
  const made = await owner.send('POST', '/api/restaurants', { name: 'The Fig Tree' });
  const location = { address: '7 Orchard Lane', city: 'Salem', state: 'OR', zip_code: '97301' };
  await owner.send('PUT', `/api/restaurants/${made.json.id}`, location);
  const { json: kept } = await owner.send('GET', `/api/restaurants/${made.json.id}`);
  expect(kept).toMatchObject({
    active_menu_id: null,
    locations: [{ ...location, name: 'The Fig Tree Location', country: 'US' }],
  });
  const { json: category } = await owner.send('POST', '/api/categories', { name: 'Plates' });
  expect(category).toMatchObject({ sort_order: 0, items_count: 0 });
  const second = await owner.send('POST', '/api/restaurants', { name: 'Another' });
  expect([second.status, second.json.detail]).toEqual([
    403,
    'Free plan allows only 1 restaurant. Upgrade to Pro to add more.',
  ]);
});
