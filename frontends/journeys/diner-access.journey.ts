import { newOwner, getUntil } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { accessibleIn } from './accessible-in.ts';
import { axeFindings, scrollsSideways, strictly } from './accessibility.ts';
import { dish, filters, expect, test } from './guest-test.ts';
import { desktop } from './browser.ts';
import { obscuredFocus } from './focus-faults.ts';

test.describe('accessible to all', () => {
  accessibleIn([{ viewport: { width: 320, height: 640 }, colorScheme: 'light' }]);

  test('by keyboard alone: find, filter, open, close, and nothing in focus is behind the bar', async ({
    guest,
  }) => {
    const { page } = await guest({ viewport: desktop });
    await page.getByRole('button', { name: 'Search & filter' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.type('soup');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.getByLabel('Vegetarian').isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Search & filter');
    expect(await page.locator('.item:visible h3').allTextContents()).toEqual(['Leek soup']);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Clear');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.item:visible').count()).toEqual(21);
    expect(await focused()).toBe('Search & filter');

    await page.getByRole('link', { name: 'Cake 13' }).focus();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const [top, bar] = await page.evaluate(() => [
        document.activeElement?.getBoundingClientRect().top ?? 0,
        document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0,
      ]);
      expect(top).toBeGreaterThanOrEqual(bar ?? 0);
    }
    expect(await focused()).toBe('Leek soup');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Leek soup' }).waitFor();
    expect(await focused()).toBe('×');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(focused).toEqual('Leek soup');
  });

  test('nothing in focus is behind the line about cookies', async ({ guest }) => {
    const { page } = await guest({ knowsBanner: false });
    await page.getByText('Accept All').waitFor();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      expect(await obscuredFocus(page)).toBeUndefined();
    }
  });

  test('a dish moves into place only for who has not asked for less motion', async ({ guest }) => {
    const { page } = await guest();
    await dish(page, 'Trout').click();
    const motion = () =>
      page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).animationName);
    expect(await motion()).toBe('diner-dish');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await motion()).toBe('none');
  });

  test('what a thumb has to hit is large enough', async ({ guest, account }) => {
    const { page } = await guest({ hasTouch: true, knowsBanner: false });
    await page.getByText('Accept All').waitFor();
    expect(await tooSmall(page)).toEqual([]);
    await page.getByText('Decline').click();
    await filters(page);
    expect(await tooSmall(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show dishes' }).click();
    await dish(page, 'Trout').click();
    await page.getByRole('dialog').waitFor();
    expect(await tooSmall(page)).toEqual([]);
    await page.goto(account.home);
    expect(await tooSmall(page)).toEqual([]);
  });
});

/** Controls below 44 px; links below the 24 px that WCAG 2.2 requires. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('a,button,select,input,label')].filter((it) =>
      it.checkVisibility({ visibilityProperty: true }),
    );
    const found = shown.flatMap((it) => {
      const { height } = it.getBoundingClientRect();
      // A dish's link spans its row, a chip's input the chip.
      if (it.matches('.item h3 a,.chip input')) return [];
      const least = it.matches('a:not(.cta)') ? 24 : 44;
      return height < least ? [`${it.textContent || it.outerHTML}: ${height}`] : [];
    });
    return found;
  });

test('reads and jumps without a script', async ({ guest, account }) => {
  const { page } = await guest({ javaScriptEnabled: false });
  expect(await page.getByRole('button').count()).toBe(0);
  for (const item of await page.locator('.item').all()) expect(await item.isVisible()).toBe(true);
  expect(await page.locator('.item').count()).toBe(21);
  expect(await page.getByText('Allergens: gluten, nuts, may contain: sesame').isVisible()).toBe(
    true,
  );
  await page.getByRole('link', { name: 'Sweet' }).click();
  expect(page.url()).toContain('#c-');
  expect(await page.getByRole('heading', { name: 'Sweet' }).isVisible()).toBe(true);
  await page.goto(account.home);
  expect(await page.getByText('Show map').isVisible()).toBe(false);
  expect(await page.getByText('View Larger Map').isVisible()).toBe(true);
});

test.describe('text of any kind', () => {
  const nasty = `<script>alert('x')</script>"'&amp; עברית 🍲`;
  const unbroken = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);

  test('of dishes shows as text and breaks nothing', async ({ guest }) => {
    const { page, errors } = await guest({ viewport: { width: 320, height: 640 } });
    await page.getByText("<script>alert('x')</script>").first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    const rtl = page.locator('.item', { hasText: 'טחינה' });
    expect(await rtl.evaluate((item) => getComputedStyle(item).direction)).toBe('rtl');
    await page.locator('.item h3 a', { hasText: '<script>' }).click();
    await page.getByRole('dialog').getByText('long long').waitFor();
    expect(errors).toEqual([]);
  });

  test('in every field of a restaurant, its menu and a category', async ({ guest }) => {
    const owner = await newOwner();
    // Bidi controls are refused in names, but kept in multi-line texts.
    const long = `${nasty}\u202E\n${unbroken}\n${'long '.repeat(1900)}`;
    const id = await owner.made('/api/restaurants', {
      name: nasty + unbroken.slice(0, 150),
      description: long,
      phone: nasty,
      website: `https://example.com/${unbroken}"><script>`,
      monday_hours: nasty + unbroken.slice(0, 100),
      tuesday_hours: 'Closed',
      twitter_url: 'https://x.com/"onclick="alert(1)',
    });
    await owner.made(`/api/restaurants/${id}/locations`, {
      address: nasty,
      city: unbroken,
      state: nasty,
      zip_code: '97202',
      latitude: 45.5,
      longitude: -122.6,
    });
    const menuId = await owner.made('/api/menus', {
      name: nasty,
      description: long,
      restaurant_id: id,
    });
    const categoryId = await owner.made('/api/categories', { name: nasty, description: long });
    await owner.send('POST', `/api/menus/${menuId}/categories/assign`, {
      category_ids: [categoryId],
    });
    const { page, errors } = await guest({ viewport: { width: 320, height: 640 } });
    for (const path of [`/restaurant/${id}`, `/restaurant/${id}/menu`]) {
      await getUntil(path, ({ text }) => text.includes('long long'));
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(nasty);
      expect(await page.title()).toContain(nasty.slice(0, 30));
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axeFindings(page, strictly)).toEqual([]);
      expect(await page.locator('[onclick]').count()).toBe(0);
    }
    expect(errors).toEqual([]);
  });
});
