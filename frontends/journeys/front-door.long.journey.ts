import { newOwner, getUntil } from '@menuleaf/shared/testing/api.ts';
import { verifyEmail } from '@menuleaf/shared/testing/verify-email.ts';
import { axeFindings, scrollsSideways } from './accessibility.ts';
import { desktop, phone } from './browser.ts';
import { expect, test } from './journey.ts';

/** A listed restaurant whose words are wider than any line. */
async function listUnbrokenWords() {
  const owner = await newOwner();
  await verifyEmail(owner);
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
  const { json: restaurant } = await owner.send('POST', '/api/restaurants', {
    name: word,
    description: word,
  });
  await owner.send('POST', `/api/restaurants/${restaurant.id}/locations`, {
    address: '1 Main Street',
    city: word,
    state: word,
    zip_code: '97202',
  });
  await owner.send('POST', '/api/menus', { name: 'All day', restaurant_id: restaurant.id });
  await getUntil('/api/restaurants/public', ({ json }) =>
    json.restaurants.some(({ id }: { id: string }) => id === restaurant.id),
  );
}

test.describe('every page of the front door', () => {
  const pages = [
    '/',
    '/restaurants',
    '/welcome',
    '/login',
    '/register',
    '/privacy',
    '/help',
    '/contact',
    '/pricing',
    '/forgot-password',
    '/reset-password?token=x',
    '/nothing/here',
  ];
  const looks = [
    { viewport: phone, colorScheme: 'dark' as const },
    { viewport: desktop, colorScheme: 'light' as const },
    { viewport: { width: 320, height: 700 }, colorScheme: 'light' as const },
  ];

  test.beforeAll(listUnbrokenWords);

  for (const look of looks) {
    test(`has nothing for axe to find, and never scrolls sideways: ${look.viewport.width} px`, async ({
      visitor,
    }) => {
      const { page, errors } = await visitor({ viewport: look.viewport });
      await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
      const findings: string[] = [];
      for (const path of pages) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        findings.push(...(await axeFindings(page)).map((finding) => `${path} ${finding}`));
        if (await scrollsSideways(page)) findings.push(`${path} scrolls sideways`);
      }
      expect([...findings, ...errors]).toEqual([]);
    });
  }
});
