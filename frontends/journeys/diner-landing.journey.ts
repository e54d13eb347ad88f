import { expect, test } from './guest-test.ts';
import { origin } from './browser.ts';

test('the landing page: contact, hours of today, and a map on a tap alone', async ({
  guest,
  account,
}) => {
  const { page, context } = await guest({}, account.home);
  const foreign: string[] = [];
  await context.route(/openstreetmap/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
  });
  await page.getByText('Open now').waitFor();
  expect(await page.locator('.hours [aria-current=date]').count()).toBe(1);
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Show map' }).click();
  await page.locator('iframe[title=Map]').waitFor();
  expect(await page.locator('iframe').getAttribute('height')).toBe('200');
  expect(foreign[0]).toContain('marker=45.5');
  expect(await page.getByRole('link', { name: 'View Larger Map' }).isVisible()).toBe(true);
  const [menu] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'View Menu' }).click(),
  ]);
  await menu.waitForURL(`**${account.menu}`);
});

test('asks about cookies after a second, keeps the answer and nothing else, and calls nobody', async ({
  guest,
}) => {
  const { page, context } = await guest({ knowsBanner: false });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  expect(await page.getByText('Accept All').isVisible()).toBe(false);
  await page.reload();
  await page.getByRole('button', { name: 'Accept All' }).click();
  expect(await page.getByText('Accept All').isVisible()).toBe(false);
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
    ['cookie-consent', 'accepted'],
    ['cookie-consent-at', expect.any(String)],
  ]);
  await page.clock.install();
  await page.reload();
  await page.clock.runFor(1500);
  expect(await page.getByText('Accept All').isVisible()).toBe(false);
  expect(await context.cookies()).toEqual([]);
  expect([...hosts]).toEqual([new URL(origin).host]);
});
