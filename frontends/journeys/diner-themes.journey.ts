import {
  type ThemeName,
  themeNames,
} from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import { isFace } from '@menuleaf/shared/themes/faces.ts';
import { themes } from '@menuleaf/shared/themes/themes.ts';
import type { Page } from '@playwright/test';
import { getUntil } from '@menuleaf/shared/testing/api.ts';
import { axeFindings } from './accessibility.ts';
import { phone } from './browser.ts';
import { openAccount, type SmallAccount } from './diners-menu.ts';
import { expect, longUnless, test } from './journey.ts';
import { payForPro } from './owner.ts';

let account: SmallAccount;
test.beforeAll(async () => {
  account = await openAccount();
  await payForPro(account.owner);
});

async function wear(theme: ThemeName) {
  const path = `/api/restaurants/${account.id}/look`;
  await account.owner.send('PUT', path, { theme });
  await getUntil(account.menu, ({ text }) => text.includes(themes[theme].light.paper));
}

/** The visible state, once the edge serves this theme's page. */
async function seen(page: Page, theme: ThemeName) {
  do await page.goto(account.menu);
  while (!(await page.content()).includes(themes[theme].light.paper));
  await page.locator('[data-on]').waitFor();
  return page.screenshot();
}

const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ('value' in entry ? entry.value : 0));
          resolve(shifts.reduce<number>((sum, value) => sum + Number(value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

for (const theme of themeNames) {
  const title = `the first visit shows ${theme} as every later one does, and nothing moves`;
  test(title, longUnless(theme === 'grill'), async ({ visitor }) => {
    await wear(theme);
    const { page } = await visitor({ viewport: phone });
    const first = await seen(page, theme);
    expect(await moved(page)).toBeLessThanOrEqual(0.01);
    const faces = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => family.startsWith('face'))
        .map(({ status }) => status),
    );
    expect(faces).toEqual(isFace(themes[theme].face) ? ['loaded'] : []);
    expect((await seen(page, theme)).equals(first)).toBe(true);
    expect(await axeFindings(page, ['color-contrast'])).toEqual([]);
  });
}
