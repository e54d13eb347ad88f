import { newOwner } from '@menuleaf/shared/testing/api.ts';
import { dish, filters, shownDishes, expect, test } from './guest-test.ts';
import { axeFindings, strictly } from './accessibility.ts';
import { desktop, phone } from './browser.ts';
import type { SmallAccount } from './diners-menu.ts';

const previewOf = ({ menuId }: SmallAccount) => `/menu/${menuId}`;

test('the preview looks and behaves as the diner’s page does', async ({
  guest,
  account,
  signedIn,
}) => {
  const { page, errors } = await signedIn(account.owner);
  await page.goto(previewOf(account));
  await page.getByText('Preview: only you see this page.').waitFor();
  const diner = await guest({ viewport: desktop });
  const look = (where: typeof page) =>
    where.evaluate(() =>
      ['h1', '.lead', '.tabs a', '.category h2', '.item h3', '.desc', '.price', '.marks'].map(
        (selector) => {
          const element = document.querySelector(`.diner ${selector}`);
          if (!element) return `no ${selector}`;
          const { fontFamily, fontSize, fontWeight, lineHeight, color } = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          return [selector, fontFamily, fontSize, fontWeight, lineHeight, color, width, height];
        },
      ),
    );
  expect(await look(page)).toEqual(await look(diner.page));
  expect(await axeFindings(page, strictly)).toEqual([]);

  const panel = await filters(page);
  await panel.getByLabel('Gluten free').check();
  await panel.getByRole('button', { name: 'Show 2 dishes' }).click();
  expect(await shownDishes(page)).toBe(2);
  await dish(page, 'Trout').click();
  await page.getByRole('dialog', { name: 'Trout' }).waitFor();
  expect(await axeFindings(page, strictly)).toEqual([]);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
});

test('it is its owner’s alone', { tag: '@long' }, async ({ account, visitor, signedIn }) => {
  const other = await signedIn(await newOwner());
  await other.page.goto(previewOf(account));
  await other.page.getByRole('heading', { name: 'Menu Not Found' }).waitFor();
  await other.page.getByText('Menu not found or access denied').waitFor();
  const { page } = await visitor();
  await page.goto(previewOf(account));
  await page.waitForURL('**/login**');
  expect(await page.getByText('Leek soup').count()).toBe(0);
});

test(
  'a way inside the shell leads to the finished page as well',
  { tag: '@long' },
  async ({ account, visitor }) => {
    const { page } = await visitor();
    for (const [path, text] of [
      [account.home, 'View Menu'],
      [account.menu, 'Menu last updated'],
      ['/restaurant/nothing', 'Restaurant Not Found'],
    ] as const) {
      await page.goto('/restaurants');
      await page.getByRole('heading', { name: 'Restaurants', exact: true }).waitFor();
      await page.evaluate((address) => {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await page.getByText(text).first().waitFor();
      expect(await page.locator('body').getAttribute('class')).toBe('diner');
    }
  },
);

test('on a phone everything in the preview is large enough to tap', async ({
  account,
  signedIn,
}) => {
  const { page } = await signedIn(account.owner, { viewport: phone });
  await page.goto(previewOf(account));
  await page.getByText('Preview: only you see this page.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
