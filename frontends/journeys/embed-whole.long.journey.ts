import { form, newOwner, getUntil } from '@menuleaf/shared/testing/api.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';
import type { Page } from '@playwright/test';
import { desktop, phone } from './browser.ts';
import { expect, openedOnce, test as base } from './journey.ts';
import { frameOf, waitForFullHeight, line, openSite, site } from './other-site.ts';
import { payForPro, plainPhoto } from './owner.ts';

const dishes = 14;

/** Two menus, in English and German, with photos and a custom look: everything a framed menu may have. */
async function openRestaurant(): Promise<string> {
  const owner = await newOwner();
  await payForPro(owner);
  const image = await plainPhoto(320, 240);
  const plates = Array.from({ length: dishes }, (_, at) => {
    const vegan = { is_vegan: String(at === 2), is_vegetarian: String(at === 2) };
    return { name: `Plate ${at + 1}`, price: '9', sort_order: String(at + 1), ...vegan, image };
  });
  const made = await newMenu(owner, { category: 'Plates', dishes: plates });
  const { restaurantId: id, menuId: dinner, categoryId } = made;
  const wine = await owner.made('/api/menus', { name: 'Wine' });
  const glasses = await owner.made('/api/categories', { name: 'Glasses', menu_ids: [wine] });
  const category_ids = JSON.stringify([glasses]);
  await owner.made('/api/menus/items', form({ name: 'Riesling', price: '8', category_ids }));
  await owner.send('PUT', `/api/menus/${dinner}`, { further_languages: ['de'] });
  const rows = [{ kind: 'category', id: categoryId, words: { name: 'Gerichte' } }];
  await owner.send('PUT', `/api/menus/${dinner}/translations/de`, { rows });
  await owner.send('PUT', `/api/restaurants/${id}/look`, { theme: 'cafe' });
  const further_menus = [{ menu_id: wine, times: [] }];
  await owner.send('PUT', `/api/restaurants/${id}`, { further_menus, embed_sites: [site] });
  await getUntil(
    `/restaurant/${id}/embed`,
    ({ text }) => text.split('<picture').length > dishes && text.includes('class="menus"'),
    30_000,
  );
  await getUntil(`/restaurant/${id}/embed/de`, ({ text }) => text.includes('Gerichte'));
  return id;
}

const test = base.extend<object, { id: string }>({
  id: openedOnce(openRestaurant, 90_000),
});

const paperOf = (page: Page) =>
  frameOf(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);

test('it is dark where the page around it is, light where that page is, or as its owner says', async ({
  visitor,
  id,
}) => {
  const { page } = await visitor({ viewport: phone });
  // Device emulation would also apply to the frame, whatever surrounds it.
  await page.emulateMedia({ colorScheme: null });
  const shownIn = async (html: string, scheme: string) => {
    await page.unrouteAll();
    await openSite(page, html, { style: `:root{color-scheme:${scheme}}` });
    await waitForFullHeight(page);
    return paperOf(page);
  };
  const [light, dark] = ['rgb(246, 241, 234)', 'rgb(28, 23, 20)'];
  expect(await shownIn(line(id), 'light')).toBe(light);
  expect(await shownIn(line(id), 'dark')).toBe(dark);
  const said = line(id).replace('data-restaurant', 'data-scheme="dark" data-restaurant');
  expect(await shownIn(said, 'light')).toBe(dark);
});

test('it is in the language of the page around it, and in another one that a guest chooses, without a step back', async ({
  visitor,
  id,
}) => {
  const { page } = await visitor({ viewport: desktop });
  await openSite(page, line(id), { lang: 'de-AT' });
  await waitForFullHeight(page);
  await expect(frameOf(page).getByRole('heading', { name: 'Gerichte' })).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  await frameOf(page).locator('.langs').getByRole('link', { name: 'English' }).click();
  await expect(frameOf(page).getByRole('heading', { name: 'Plates' })).toBeVisible();
  await waitForFullHeight(page);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.unrouteAll();
  await openSite(page, line(id), { lang: 'fr' });
  await waitForFullHeight(page);
  await expect(frameOf(page).getByRole('heading', { name: 'Plates' })).toBeVisible();
});

test('a filter hides what it does not mean, and the frame gives the room back where nobody sees it', async ({
  visitor,
  id,
}) => {
  const { page, errors } = await visitor({ viewport: phone });
  await openSite(page, line(id));
  await waitForFullHeight(page);
  await frameOf(page).locator('.find:visible').click();
  await frameOf(page).getByRole('checkbox', { name: 'Vegan' }).check({ force: true });
  await expect(frameOf(page).getByText('Plate 4', { exact: true })).toBeHidden();
  await expect(frameOf(page).getByText('Plate 3', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('of several menus one is shown, and a tap shows the other in the same place', async ({
  visitor,
  id,
}) => {
  const { page } = await visitor({ viewport: desktop });
  await openSite(page, line(id));
  await waitForFullHeight(page);
  const riesling = frameOf(page).getByText('Riesling', { exact: true });
  await expect(riesling).toBeHidden();
  const steps = await page.evaluate(() => history.length);
  await frameOf(page).locator('.menus').getByRole('link', { name: 'Wine' }).click();
  await expect(riesling).toBeVisible();
  await expect(riesling).toBeInViewport();
  await expect(frameOf(page).getByText('Plate 1', { exact: true })).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('photos come as they near the reader’s window, not all at once', async ({ visitor, id }) => {
  const { page } = await visitor({ viewport: phone });
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.add(request.url());
  });
  const before = `<h1>Fig Tree</h1><div style="height:200vh"></div>`;
  await openSite(page, line(id), { before });
  await page.waitForTimeout(1000);
  expect(asked.size).toBe(0);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await waitForFullHeight(page);
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  expect(asked.size).toBeLessThan(dishes);
  // The frame, taller than the window, was shown from further down.
  await page.evaluate(() => scrollTo(0, 0));
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy(0, innerHeight / 2));
      return asked.size;
    })
    .toBe(dishes);
});
