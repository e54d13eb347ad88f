import type { Page } from '@playwright/test';
import { origin } from './browser.ts';
import { newSmallAccount } from './owner.ts';
import { expect, test } from './journey.ts';
import { scan } from './scan-code.ts';

/** Number of printed sheets, at the page's own size. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check();

const isReady = (page: Page) =>
  expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeEnabled();

const longestName = 'The Old Harbour Master’s Daughter, '.repeat(6).slice(0, 199);

test(
  'every piece takes the sheets that it says, with a code that can be scanned, whatever the name',
  { tag: '@long' },
  async ({ signedIn }) => {
    const { owner, restaurantId } = await newSmallAccount(['Leek soup', 'Plum tart']);
    const { page } = await signedIn(owner);
    const pieces = [
      ['Folded menu', 2],
      ['Tri-fold menu', 2],
      ['Table tents', 1],
      ['Poster', 1],
      ['Stickers', 1],
      ['Cards', 1],
    ] as const;
    for (const name of ['The Fig Tree', longestName]) {
      await owner.send('PUT', `/api/restaurants/${restaurantId}`, { name });
      await expect(async () => {
        await page.goto(`/print/${restaurantId}`);
        await expect(page.getByText(`the window of ${name}.`)).toBeVisible({ timeout: 2000 });
      }).toPass();
      for (const [piece, sheets] of pieces) {
        await choose(page, piece);
        await isReady(page);
        expect([piece, await sheetsOf(page)]).toEqual([piece, sheets]);
        await page.emulateMedia({ media: 'print' });
        const codes = page.locator('[data-print] img[src^="data:image/svg"]');
        for (const code of [codes.first(), codes.last()]) {
          expect(await scan(await code.screenshot())).toBe(`${origin}/restaurant/${restaurantId}`);
        }
        await page.emulateMedia({ media: null });
      }
    }
  },
);

test(
  'the menu is typeset whole: short on a page, long overleaf, and what a fold cannot hold is said',
  { tag: '@long' },
  async ({ signedIn }) => {
    const dishes = Array.from({ length: 90 }, (_, at) => `Dish number ${at + 1}`);
    const { owner, restaurantId } = await newSmallAccount(dishes);
    const { page } = await signedIn(owner);
    await page.goto(`/print/${restaurantId}`);
    await isReady(page);
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('[data-print]');
    for (const dish of dishes) await expect(paper.getByText(dish, { exact: true })).toBeVisible();
    await page.emulateMedia({ media: null });
    const onLetter = await sheetsOf(page);
    expect(onLetter).toBeLessThanOrEqual(2);
    await page.getByLabel('Paper', { exact: true }).selectOption('a4');
    await isReady(page);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(onLetter);
    await page.getByText('1 category of 1').click();
    await page.getByRole('checkbox', { name: 'Plates' }).uncheck();
    await expect(page.getByText('Choose at least one category')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeDisabled();
  },
);

test('a long name is whole on a sticker, and one in Japanese breaks at its spaces', async ({
  signedIn,
}) => {
  const { owner, restaurantId } = await newSmallAccount(['Leek soup']);
  const { page } = await signedIn(owner);
  const paper = page.getByRole('region', { name: 'What will be printed' });
  const openAs = (name: string) =>
    expect(async () => {
      await owner.send('PUT', `/api/restaurants/${restaurantId}`, { name });
      await page.goto(`/print/${restaurantId}`);
      await expect(page.getByText(`the window of ${name}.`)).toBeVisible({ timeout: 2000 });
    }).toPass();
  await openAs('Gasthaus Zum Donaudampfschifffahrtskapitän & Familie Übermüller');
  await choose(page, 'Stickers');
  const isWhole = (box: HTMLElement) =>
    box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight;
  expect(await paper.locator('strong').first().evaluate(isWhole)).toBe(true);
  const name = '居酒屋川蝉 居酒屋川蝉 居酒屋川蝉';
  await openAs(name);
  await choose(page, 'Tri-fold menu');
  const linesOfWords = (heading: HTMLElement) =>
    [0, 6, 12].map((at) => {
      const word = document.createRange();
      word.setStart(heading.firstChild ?? heading, at);
      word.setEnd(heading.firstChild ?? heading, at + 5);
      return word.getClientRects().length;
    });
  const onCover = paper.locator('h2', { hasText: name });
  expect(await onCover.first().evaluate(linesOfWords)).toEqual([1, 1, 1]);
});

test('a menu prints in each language that guests can read it in', async ({ signedIn }) => {
  const { owner, restaurantId, menuId, categoryId } = await newSmallAccount(['Leek soup']);
  await owner.send('PUT', `/api/menus/${menuId}`, { further_languages: ['de'] });
  const rows = [{ kind: 'category', id: categoryId, words: { name: 'Gerichte' } }];
  await owner.send('PUT', `/api/menus/${menuId}/translations/de`, { rows });
  const { page } = await signedIn(owner);
  const paper = page.getByRole('region', { name: 'What will be printed' });
  await expect(async () => {
    await page.goto(`/print/${restaurantId}`);
    await page.getByLabel('Language').selectOption('de', { timeout: 2000 });
    await expect(paper.getByText('Gerichte')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByLabel('Language').selectOption('en');
  await expect(paper.getByText('Plates')).toBeVisible();
});
