import { type SmallAccount, newSmallAccount } from './owner.ts';
import { inTabs, press } from './tabs.ts';
import { expect, test } from './journey.ts';

/** Fills all limits of the Free plan. */
async function fullKitchen(): Promise<SmallAccount> {
  const account = await newSmallAccount([]);
  const { owner } = account;
  const categories = Array.from({ length: 9 }, (_, index) => `Category ${index}`);
  await Promise.all(categories.map((name) => owner.send('POST', '/api/categories', { name })));
  for (const length of [48, 48, 4]) {
    const items = Array.from({ length }, (_, index) => ({ name: `Dish ${index}`, price: 5 }));
    const { status } = await owner.send('POST', '/api/menus/items/import', { items });
    expect(status).toBe(201);
  }
  return account;
}

test(
  'what the plan has no room for is told in the place of its form, with the way to the plans',
  { tag: '@long' },
  async ({ signedIn }) => {
    const { owner, restaurantId } = await fullKitchen();
    const { context } = await signedIn(owner);
    const cases = [
      ['/restaurant/add', '1 restaurant', 'Restaurant Name'],
      [`/restaurant/${restaurantId}/menu/add`, '1 menu', 'Menu Name'],
      ['/dashboard?tab=categories&new=category', '10 categories', 'Category Name'],
      ['/menu-item/add', '100 items', 'Price'],
    ] as const;
    const ways = await inTabs(context, cases, async (page, [address, limit, field]) => {
      await page.goto(address);
      const title = `Free plan allows only ${limit}. Upgrade to Pro to add more.`;
      await page.getByRole('heading', { name: title }).waitFor();
      expect(await page.getByLabel(field).count()).toBe(0);
      await page.getByRole('link', { name: 'View plans and upgrade' }).click();
      await page.waitForURL('**/pricing');
      // The URL changes before the page renders.
      const heading = page.getByRole('heading', { level: 1, name: 'Choose Your Plan' });
      await heading.waitFor();
      return heading.textContent();
    });
    expect(ways).toEqual(cases.map(() => 'Choose Your Plan'));
    const page = await context.newPage();
    await page.goto('/dashboard?tab=menus');
    await press(page, 'Duplicate All day');
    await page.getByRole('button', { name: 'View plans' }).click();
    await page.waitForURL('**/pricing');
  },
);
