import { newOwner, getUntil } from '@menuleaf/shared/testing/api.ts';
import type { ViewportSize } from '@playwright/test';
import { axeFindings, scrollsSideways, strictly } from './accessibility.ts';
import { dish, expect, filters, test } from './guest-test.ts';

async function homeWithoutMenu(): Promise<string> {
  const owner = await newOwner();
  const restaurant = { name: 'No Menu Yet', phone: '+1 503 555 0142', monday_hours: '09:00-17:00' };
  const { json } = await owner.send('POST', '/api/restaurants', restaurant);
  await getUntil(`/restaurant/${json.id}`, ({ status }) => status === 200);
  return `/restaurant/${json.id}`;
}

type Sight = { viewport: ViewportSize; colorScheme: 'light' | 'dark' };

/** Checks the states of a guest's visit with axe, in each of these. */
export function accessibleIn(sights: readonly Sight[]) {
  for (const { viewport, colorScheme } of sights) {
    test(`${viewport.width} px, ${colorScheme}`, async ({ guest, account }) => {
      const { page } = await guest({ viewport, knowsBanner: false });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const isFine = async () => {
        expect(await axeFindings(page, strictly)).toEqual([]);
        expect(await scrollsSideways(page)).toBe(false);
      };
      await page.getByText('Accept All').waitFor();
      await isFine();
      await page.getByText('Decline').click();
      const panel = await filters(page);
      await panel.getByText('milk', { exact: true }).click();
      await isFine();
      await panel.getByRole('button', { name: 'Show' }).click();
      await isFine();
      await dish(page, 'Beef broth').click();
      await page.getByRole('dialog').waitFor();
      await isFine();
      await page.keyboard.press('Escape');
      await filters(page);
      await panel.getByRole('searchbox').fill('nothing like it');
      await panel.getByRole('button', { name: 'Show 0 dishes' }).click();
      await isFine();
      for (const path of [
        account.home,
        '/restaurant/nothing',
        `${await homeWithoutMenu()}/menu`,
        `${account.menu}?print`,
      ]) {
        await page.goto(path);
        await isFine();
      }
    });
  }
}
