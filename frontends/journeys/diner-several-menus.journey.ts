import { form, newOwner, getUntil } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { axeFindings, scrollsSideways, strictly } from './accessibility.ts';
import { filters, shownDishes } from './guest-test.ts';
import { desktop, phone, type visitor } from './browser.ts';
import { expect, longUnless, openedOnce, test as base } from './journey.ts';
import { payForPro } from './owner.ts';

const daily = [1, 2, 3, 4, 5, 6, 7];
/** A future Monday in New York: a page only knows its zone from its publishing day on. */
const year = new Date().getUTCFullYear() + 1;
const monday = Date.UTC(year, 5, 1 + ((8 - new Date(Date.UTC(year, 5, 1)).getUTCDay()) % 7));
const atHour = (utc: number) => new Date(monday + utc * 3_600_000);
const [noon, evening, midnight] = [atHour(16), atHour(23), atHour(28.5)];

/** The path of a restaurant with lunch and drinks besides dinner, and bread on all menus. */
async function openAccount(): Promise<string> {
  const owner = await newOwner();
  await payForPro(owner);
  const restaurant = await owner.made('/api/restaurants', {
    name: 'Fig Tree',
    time_zone: 'America/New_York',
  });
  const dinner = await owner.made('/api/menus', { name: 'Dinner', restaurant_id: restaurant });
  const lunch = await owner.made('/api/menus', { name: 'Lunch' });
  const drinks = await owner.made('/api/menus', { name: 'Drinks' });
  const category = async (name: string, menu_ids: string[], dishes: Record<string, string>) => {
    const category_ids = JSON.stringify([await owner.made('/api/categories', { name, menu_ids })]);
    for (const [dish, allergens] of Object.entries(dishes)) {
      await owner.made(
        '/api/menus/items',
        form({ name: dish, price: '9', allergens, category_ids }),
      );
    }
  };
  await category('Bread', [dinner, lunch, drinks], { Rye: 'gluten' });
  await category('Mains', [dinner], { Trout: 'fish', 'Mac and cheese': 'milk, gluten' });
  await category('Soups', [lunch], { 'Leek soup': 'milk' });
  await category('Wine', [drinks], { 'House red': 'sulphites' });
  await owner.send('PUT', `/api/restaurants/${restaurant}`, {
    further_menus: [
      { menu_id: lunch, times: [{ days: [1, 2, 3, 4, 5], from: '11:30', to: '14:30' }] },
      { menu_id: drinks, times: [{ days: daily, from: '22:00', to: '02:00' }] },
    ],
  });
  const path = `/restaurant/${restaurant}/menu`;
  await getUntil(path, ({ text }) => text.includes('class="menus"') && text.includes('House red'));
  return path;
}

type Visit = Parameters<typeof visitor>[1];
type Guest = (now: Date, visit?: Visit, more?: string) => Promise<{ page: Page; errors: string[] }>;

const test = base.extend<{ guest: Guest }, { path: string }>({
  path: openedOnce(openAccount),
  guest: async ({ path, visitor }, provide) => {
    await provide(async (now, visit = {}, more = '') => {
      const { page, errors } = await visitor({ viewport: phone, ...visit });
      await page.clock.setFixedTime(now);
      await page.goto(path + more);
      return { page, errors };
    });
  },
});

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const shownMenus = (page: Page) =>
  page
    .locator('.menu:visible')
    .evaluateAll((menus) => menus.map((menu) => menu.getAttribute('aria-label')));

for (const [when, now, menu] of [
  ['at noon', noon, 'Lunch'],
  ['in the evening', evening, 'Dinner'],
  ['after midnight', midnight, 'Drinks'],
] as const) {
  test(
    `${when} a guest finds the menu of that time, before any file of the page is there`,
    longUnless(now === noon),
    async ({ path, visitor }) => {
      const { page, errors } = await visitor({ viewport: phone });
      await page.route(/\.js$/, () => undefined);
      await page.clock.setFixedTime(now);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByText('Menu last updated').waitFor();
      expect(await shownMenus(page)).toEqual([menu]);
      expect(await tab(page, menu).getAttribute('aria-current')).toBe('true');
      expect(errors).toEqual([]);
    },
  );
}

test('the others are a tab away, an address leads to one, and Back goes back', async ({
  guest,
}) => {
  const { page, errors } = await guest(noon);
  await tab(page, 'Drinks').click();
  await expect.poll(() => shownMenus(page)).toEqual(['Drinks']);
  await page.getByRole('link', { name: 'Rye' }).locator('visible=true').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Rye' }).locator('visible=true')).toBeFocused();
  // The URL drops the dish a moment after focus returns.
  await page.waitForURL(/#m-/);
  expect(await shownMenus(page)).toEqual(['Drinks']);
  await tab(page, 'Dinner').click();
  await expect.poll(() => shownMenus(page)).toEqual(['Dinner']);
  const address = page.url();
  // Bread is on all menus: its dish opens from here, and returns focus.
  await page.getByRole('link', { name: 'Rye' }).locator('visible=true').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Rye' }).locator('visible=true')).toBeFocused();
  expect(await shownMenus(page)).toEqual(['Dinner']);
  await page.goBack();
  await expect.poll(() => shownMenus(page)).toEqual(['Drinks']);
  await page.goBack();
  await expect.poll(() => shownMenus(page)).toEqual(['Lunch']);
  const shared = await guest(noon, {}, new URL(address).hash);
  expect(await shownMenus(shared.page)).toEqual(['Dinner']);
  const wine = await page.getByText('House red').first().getAttribute('href');
  const dish = await guest(noon, {}, wine ?? '');
  await dish.page.getByRole('dialog').waitFor();
  expect(await shownMenus(dish.page)).toEqual(['Drinks']);
  expect(errors).toEqual([]);
});

test('the search is of the menu that shows, and a wish holds for the others', async ({ guest }) => {
  const { page } = await guest(noon);
  const panel = await filters(page);
  await panel.getByText('milk', { exact: true }).click();
  await panel.getByRole('button', { name: 'Show 0 dishes, 1 to ask about' }).click();
  await expect(page.locator('.found:visible')).toContainText('0 of 2 dishes');
  expect(await shownDishes(page)).toBe(1);
  await tab(page, 'Dinner · 0').click();
  await expect(page.locator('.found:visible')).toContainText('of 3 dishes');
  await expect(page.getByText('Mac and cheese')).toBeHidden();
  await filters(page);
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Mac and cheese')).toBeVisible();
});

test('without a script, and on paper, all menus are there', { tag: '@long' }, async ({ guest }) => {
  const { page } = await guest(noon, { javaScriptEnabled: false });
  expect(await shownMenus(page)).toEqual(['Dinner', 'Lunch', 'Drinks']);
  await tab(page, 'Drinks').click();
  expect(page.url()).toMatch(/#m-/);
  const { page: printed } = await guest(noon, { viewport: desktop });
  await printed.emulateMedia({ media: 'print' });
  expect(await shownMenus(printed)).toEqual(['Dinner', 'Lunch', 'Drinks']);
  await expect(printed.locator('.menus')).toBeHidden();
  const { page: paper } = await guest(noon, { viewport: desktop }, '?print');
  await paper.getByRole('button', { name: 'Print' }).waitFor();
  expect(await shownMenus(paper)).toEqual(['Dinner', 'Lunch', 'Drinks']);
  expect(await paper.getByRole('row', { name: /Rye/ }).count()).toBe(1);
});

test('an edge that knows another script shows all until somebody is there, and the page’s own file chooses', async ({
  path,
  visitor,
}) => {
  const { page, cspViolations } = await visitor({ viewport: phone });
  await page.route(/\/menu$/, async (route) => {
    const answer = await route.fetch();
    const policy = (answer.headers()['content-security-policy'] ?? '').replace(
      /'sha256-[^']+'/,
      '',
    );
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': policy },
    });
  });
  await page.clock.setFixedTime(noon);
  await page.goto(path);
  await page.mouse.move(10, 10, { steps: 2 });
  await expect.poll(() => shownMenus(page)).toEqual(['Lunch']);
  // The edge's CSP blocked exactly this script.
  expect(cspViolations.splice(0)).toHaveLength(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `is accessible and nothing lies over another, ${colorScheme}`,
    longUnless(colorScheme === 'light'),
    async ({ guest }) => {
      for (const viewport of [{ width: 320, height: 640 }, desktop]) {
        const { page } = await guest(noon, { viewport });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await axeFindings(page, strictly)).toEqual([]);
        expect(await scrollsSideways(page)).toBe(false);
      }
    },
  );
}
