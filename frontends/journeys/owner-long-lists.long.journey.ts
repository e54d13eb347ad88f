import type { Page } from '@playwright/test';
import { axeFindings, strictly } from './accessibility.ts';
import { phone } from './browser.ts';
import { type SmallAccount, newSmallAccount, payForPro, signedIn } from './owner.ts';
import { expect, test } from './journey.ts';

const length = 240;
const nameOf = (at: number) => `Dish ${String(at).padStart(3, '0')}`;
let account: SmallAccount;
let page: Page;
test.beforeAll(async ({ browser }) => {
  account = await newSmallAccount([]);
  await payForPro(account.owner);
  const dishes = Array.from({ length }, (_, at) => ({
    name: nameOf(at),
    // Rows of different heights.
    description: 'Baked, with herbs. '.repeat(at % 5),
    price: 10,
    sort_order: at,
  }));
  for (let at = 0; at < length; at += 48) {
    const items = dishes.slice(at, at + 48);
    await account.owner.send('POST', '/api/menus/items/import', { items });
  }
  ({ page } = await signedIn(browser, account.owner, { viewport: phone }));
});

const rows = () => page.getByRole('tabpanel').getByRole('listitem');
const openItems = async () => {
  await page.goto('/dashboard?tab=menu-items');
  await rows().first().waitFor();
};
/** Like a thumb: everything passed on the way renders. */
const scroll = async (to: number) => {
  for (let at = await page.evaluate(() => scrollY); at < to; at += 400) {
    await page.evaluate((y) => scrollTo(0, y), Math.min(to, at + 400));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
};
/** The name of the first row that starts on screen, and its position. */
const seen = () =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('main li h3')];
    const first = tops.find((row) => row.getBoundingClientRect().top > 80);
    return `${first?.textContent} ${Math.round(first?.getBoundingClientRect().top ?? 0)}`;
  });

test('few of many rows are there wherever one scrolls, and none is missing on the screen', async () => {
  await openItems();
  const missed: number[] = [];
  for (let y = 700; y < 12_000; y += 700) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await rows().count()).toBeLessThan(40);
    // At the center of the viewport is a row, not a placeholder.
    const isRow = await page.evaluate(() =>
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li[aria-posinset]'),
    );
    if (!isRow) missed.push(y);
  }
  expect(missed).toEqual([]);
  // axe only measures the visible half of a button behind the bar: align a row to its edge.
  await rows()
    .nth(10)
    .evaluate((row) => row.scrollIntoView({ block: 'start' }));
  expect(await axeFindings(page, strictly)).toEqual([]);
});

test('back from a form one is where one was', async () => {
  await openItems();
  await scroll(9000);
  const before = await seen();
  await rows().getByRole('heading').getByRole('link').nth(13).click();
  await page.getByRole('button', { name: 'Update Menu Item' }).waitFor();
  await page.goBack();
  await rows().first().waitFor();
  await page.waitForFunction(() => scrollY > 8000);
  expect(await seen()).toBe(before);
});

test('the focus outlives its row being scrolled away, and the Tab key goes on from there', async () => {
  await openItems();
  await page.getByRole('button', { name: `More for ${nameOf(2)}` }).focus();
  await scroll(9000);
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
    );
  expect(await focused()).toBe(`More for ${nameOf(2)}`);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(nameOf(3));
  await page.getByRole('heading', { name: nameOf(4) }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(3000);
});

test('the keyboard reaches row after row, and never a row that is out of sight', async () => {
  await openItems();
  await page.getByLabel('Search menu items').focus();
  const reached = new Set<string>();
  // More rows than initially rendered; the number of keys per row doesn't matter here.
  for (let key = 0; key < 250 && reached.size < 25; key += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const row = document.activeElement?.closest('li[aria-posinset]');
      const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return row && top >= 0 && bottom <= innerHeight ? row.getAttribute('aria-posinset') : '';
    });
    if (place) reached.add(place);
  }
  expect([...reached]).toEqual(Array.from(reached, (_, at) => String(at + 1)));
  expect(reached.size).toBe(25);
});

test('what is printed is the whole list', async () => {
  await openItems();
  await page.evaluate(() => {
    window.addEventListener(
      'afterprint',
      () => {
        document.title = `${document.querySelectorAll('main li h3').length} printed`;
      },
      { capture: true, once: true },
    );
  });
  await page.pdf();
  expect(await page.title()).toBe(`${length} printed`);
  expect(await rows().count()).toBeLessThan(40);
});

test('on a phone the items of a category are one press from all that could be added', async () => {
  await page.goto(`/category/${account.categoryId}/manage-items?from=dashboard`);
  const available = page.getByRole('region', { name: 'Available Items' });
  await available.getByRole('button', { name: `Add ${nameOf(3)}` }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await available.getByRole('listitem').count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Items in Category (2)' }).click();
  const chosen = page.getByRole('region', { name: 'Items in Category' });
  expect(await chosen.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining(nameOf(3)),
    expect.stringContaining(nameOf(4)),
  ]);
  expect(await available.count()).toBe(0);
  await page.getByRole('button', { name: `Available Items (${length - 2})` }).click();
  expect(await available.getByRole('listitem').count()).toBeLessThan(60);
});
