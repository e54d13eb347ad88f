import type { Page } from '@playwright/test';
import { scrollsSideways } from './accessibility.ts';
import { expect, test } from './guest-test.ts';
import { desktop } from './browser.ts';

const rowOf = (page: Page, dish: RegExp) => page.getByRole('row', { name: dish });
const marksOf = async (page: Page, dish: RegExp) => {
  const heads = await page.locator('.matrix th[scope=col]').allTextContents();
  const cells = await rowOf(page, dish).locator('td').allTextContents();
  return Object.fromEntries(
    cells.flatMap((mark, at) => (mark ? [[heads[at + 1] ?? '', mark]] : [])),
  );
};
const dishSize = (page: Page) =>
  page
    .locator('.item h3')
    .first()
    .evaluate((h) => parseFloat(getComputedStyle(h).fontSize));

test('?print shows a menu, then the allergen sheet, and large print', async ({
  guest,
  account,
}) => {
  const { page } = await guest({ viewport: desktop }, `${account.menu}?print`);
  await rowOf(page, /Walnut pasta/).waitFor();
  expect(await marksOf(page, /Walnut pasta/)).toEqual({ gluten: '●', nuts: '●', sesame: '○' });
  expect(await marksOf(page, /Crème of squash/)).toEqual({});
  expect(await rowOf(page, /Beef broth/).textContent()).toContain('not declared: please ask');
  // Unreadable text is marked to ask about, never left out.
  expect(await page.locator('.matrix th', { hasText: '<script>' }).textContent()).toMatch(/\*$/);
  expect(await page.locator('.matrix tbody tr').count()).toBe(21);
  for (const hidden of ['Search & filter', 'Contact and hours', 'Open now']) {
    expect(await page.getByText(hidden).isVisible()).toBe(false);
  }
  await page.getByLabel('Large print').check();
  expect(await dishSize(page)).toBeGreaterThanOrEqual(24);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page.goto(`${account.menu}?print=large`);
  await rowOf(page, /Walnut pasta/).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await dishSize(page)).toBeGreaterThanOrEqual(24);
});

test('on a phone the names of the dishes stay words beside the allergens, which scroll', async ({
  guest,
  account,
}) => {
  const { page } = await guest({}, `${account.menu}?print`);
  const name = rowOf(page, /Walnut pasta/).getByRole('rowheader');
  await name.waitFor();
  const lines = await name.evaluate(
    (it) => it.clientHeight / parseFloat(getComputedStyle(it).lineHeight),
  );
  expect(lines).toBeLessThan(3);
  const sheet = page.locator('.matrix');
  expect(await sheet.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(true);
  await sheet.evaluate((it) => it.scrollTo(it.scrollWidth, 0));
  expect((await name.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  expect(await scrollsSideways(page)).toBe(false);
});

test('the browser’s own print has the allergen sheet too, on a sheet of its own, black on white', async ({
  guest,
}) => {
  const { page } = await guest({ viewport: desktop });
  await page.emulateMedia({ colorScheme: 'dark' });
  // Without any interaction: the print code loads with the first script.
  expect(await page.locator('.found').count()).toBe(0);
  await page.pdf({ format: 'A4' });
  expect(await page.locator('.found').count()).toBe(0);
  expect(await page.locator('.matrix').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.locator('.matrix').isVisible()).toBe(true);
  expect(await marksOf(page, /Walnut pasta/)).toEqual({ gluten: '●', nuts: '●', sesame: '○' });
  const look = (selector: string, property: 'color' | 'backgroundColor' | 'breakBefore') =>
    page
      .locator(selector)
      .first()
      .evaluate((it, name) => getComputedStyle(it)[name], property);
  expect(await look('.matrix', 'breakBefore')).toBe('page');
  expect(await look('.item h3', 'color')).toBe('rgb(0, 0, 0)');
  expect(await look('body', 'backgroundColor')).toBe('rgb(255, 255, 255)');
  for (const hidden of ['.bar', '.find', 'footer', '.updated a']) {
    expect(await page.locator(hidden).first().isVisible()).toBe(false);
  }
});
