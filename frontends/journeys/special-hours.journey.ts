import { getUntil } from '@menuleaf/shared/testing/api.ts';
import { onEachDay } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-facts.ts';
import { axeFindings, scrollsSideways, strictly } from './accessibility.ts';
import { desktop, phone } from './browser.ts';
import { expect, test } from './journey.ts';
import { newSmallAccount, signedIn } from './owner.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

for (const viewport of [phone, desktop]) {
  const title = `an owner closes for a day, and guests read so on it, at ${viewport.width} px`;
  test(title, viewport === phone ? { tag: '@long' } : {}, async ({ browser, visitor }) => {
    const { owner, restaurantId } = await newSmallAccount(['Soup']);
    await owner.send('PUT', `/api/restaurants/${restaurantId}`, onEachDay('09:00-21:00'));
    const { page, context } = await signedIn(browser, owner, { viewport });
    await page.goto(`/restaurant/${restaurantId}/edit?part=special-hours`);
    await page.getByRole('button', { name: 'Public holidays' }).click();
    const holidays = page.getByRole('dialog');
    await expect(holidays.getByRole('checkbox', { name: /Thanksgiving/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(holidays).toBeHidden();
    await page.getByRole('button', { name: 'Add a day' }).press('Enter');
    await page.getByRole('textbox', { name: 'Date' }).fill(inDays(5));
    await page.getByLabel('Label').fill('Family day');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Family day' })).toContainText(
      'Closed',
    );
    expect(await scrollsSideways(page)).toBe(false);
    // The saved message fades in.
    await expect(async () => expect(await axeFindings(page)).toEqual([])).toPass();
    await context.close();

    await getUntil(`/restaurant/${restaurantId}`, ({ text }) => text.includes('Family day'));
    const guest = await visitor({ viewport });
    await guest.page.clock.setFixedTime(new Date(`${inDays(5)}T17:00:00Z`));
    for (const path of ['', '/menu']) {
      await guest.page.goto(`/restaurant/${restaurantId}${path}`);
      await expect(guest.page.locator('.status a')).toHaveText(
        'Closed now · opens tomorrow at 9 AM',
      );
    }
    await guest.page.goto(`/restaurant/${restaurantId}`);
    await expect(guest.page.locator('#special-hours [aria-current]')).toContainText('Family day');
    expect(await scrollsSideways(guest.page)).toBe(false);
    expect(await axeFindings(guest.page, strictly)).toEqual([]);
    expect(guest.errors).toEqual([]);
  });
}
