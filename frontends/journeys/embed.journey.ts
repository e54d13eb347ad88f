import { form, newOwner, getUntil } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { desktop, origin, phone } from './browser.ts';
import { expect, longUnless, openedOnce, test as base } from './journey.ts';
import { frameOf, waitForFullHeight, heights, line, openSite, site } from './other-site.ts';

/** A restaurant with a menu of forty dishes that one site may embed. */
async function openRestaurant(): Promise<string> {
  const owner = await newOwner();
  const id = await owner.made('/api/restaurants', { name: 'Fig Tree' });
  const menu = await owner.made('/api/menus', { name: 'Dinner', restaurant_id: id });
  for (const name of ['Soups', 'Mains']) {
    const category = await owner.made('/api/categories', { name, menu_ids: [menu] });
    const category_ids = JSON.stringify([category]);
    for (let at = 1; at <= 12; at += 1)
      await owner.made(
        '/api/menus/items',
        form({ name: `${name} ${at}`, price: '8', category_ids }),
      );
  }
  await owner.send('PUT', `/api/restaurants/${id}`, { embed_sites: [site] });
  await getUntil(`/restaurant/${id}/embed`, ({ text }) => text.includes('Mains 12'));
  return id;
}

const test = base.extend<object, { id: string }>({ id: openedOnce(openRestaurant) });

const shifted = (page: Page) => page.locator('html').getAttribute('data-cls');

for (const viewport of [phone, desktop]) {
  const growing = `a menu grows with what it shows in a blog and moves nothing, ${viewport.width} px`;
  test(growing, longUnless(viewport === phone), async ({ visitor, id }) => {
    const { page, errors } = await visitor({ viewport });
    await openSite(page, line(id));
    await waitForFullHeight(page);
    await expect(frameOf(page).getByText('Mains 12')).toBeVisible();
    await expect(page.getByText('Our menu')).toHaveCount(0);
    expect(await shifted(page)).toBeNull();
    const inner = await frameOf(page)
      .locator('body')
      .evaluate(() => document.body.scrollHeight);
    expect(Math.abs((await heights(page)) - inner)).toBeLessThanOrEqual(1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
    expect(errors).toEqual([]);
  });

  const opening = `a dish opens where the reader is, and Back leaves the page, ${viewport.width} px`;
  test(opening, longUnless(viewport === phone), async ({ visitor, id }) => {
    const { page } = await visitor({ viewport });
    await page.goto('/help');
    await openSite(page, line(id));
    await waitForFullHeight(page);
    const dish = frameOf(page).getByRole('link', { name: 'Mains 10', exact: true });
    await dish.scrollIntoViewIfNeeded();
    await dish.click();
    const dialog = frameOf(page).getByRole('dialog');
    await expect(dialog).toBeInViewport({ ratio: 0.9 });
    await frameOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/help$/);
  });
}

test('a category that is chosen comes into view, and a search shows its dishes', async ({
  visitor,
  id,
}) => {
  const { page } = await visitor({ viewport: desktop });
  await openSite(page, line(id));
  await waitForFullHeight(page);
  const before = await page.evaluate(() => history.length);
  await frameOf(page).getByRole('link', { name: 'Mains', exact: true }).click();
  await expect(frameOf(page).getByRole('heading', { name: 'Mains', exact: true })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await frameOf(page).locator('.find').click();
  await frameOf(page).getByRole('searchbox').fill('Soups 3');
  await expect(frameOf(page).getByText('Mains 12')).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a page with a strict policy that names us shows it', async ({ visitor, id }) => {
  const { page } = await visitor({ viewport: phone });
  const csp = `default-src 'none'; script-src ${origin}; frame-src ${origin}; style-src 'unsafe-inline'`;
  await openSite(page, line(id), { csp });
  await waitForFullHeight(page);
});

test('a page that scrolls by itself scrolls the menu; two stand apart, and no name is left behind', async ({
  visitor,
  id,
}) => {
  const { page, errors } = await visitor({ viewport: desktop });
  const style = '.page{height:100vh;overflow:auto}';
  await openSite(page, line(id) + line(id), { style });
  await expect(page.locator('iframe')).toHaveCount(2);
  const first = page.frameLocator('iframe >> nth=0');
  await expect(first.getByText('Mains 12')).toBeAttached();
  await first.getByRole('link', { name: 'Mains', exact: true }).click();
  await expect(first.getByRole('heading', { name: 'Mains', exact: true })).toBeInViewport();
  expect(errors).toEqual([]);
  const names = () => page.evaluate(() => Object.keys(window).toSorted());
  const left = await names();
  await page.unrouteAll();
  await openSite(page, '', { style });
  // Frame windows are listed by number.
  expect(left.filter((name) => !/^\d+$/.test(name))).toEqual(await names());
});

test('a site that the owner did not name shows the link alone, and nobody frames the published page', async ({
  browser,
  id,
}) => {
  // Not a visitor, which must have no CSP violations.
  const page = await browser.newPage({ viewport: desktop });
  const plain = `<iframe src="${origin}/restaurant/${id}/embed"></iframe>`;
  const soup = frameOf(page).getByText('Soups 1', { exact: true });
  await openSite(page, plain);
  await expect(soup).toBeVisible();
  for (const [html, at] of [
    [plain, 'https://thief.example'],
    [plain.replace('/embed', '/menu'), 'https://blog.example'],
  ] as const) {
    const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
    await openSite(page, html, { at });
    await refused;
    await expect(soup).toHaveCount(0);
  }
  const link = `<a href="${origin}/restaurant/${id}/menu">Our menu</a>`;
  const script = `<script async src="${origin}/restaurant/embed.js" data-restaurant="${id}"></script>`;
  const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
  await openSite(page, `<div>${link}${script}</div>`, { at: 'https://thief.example' });
  await refused;
  await expect(page.getByRole('link', { name: 'Our menu' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.close();
});
