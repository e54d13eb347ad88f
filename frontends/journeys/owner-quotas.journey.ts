import { type SmallAccount, newSmallAccount } from './owner.ts';
import { fill, inTabs, press } from './tabs.ts';
import { expect, test } from './journey.ts';

/** As much as Free has of everything. */
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

test('what the plan has no room for is refused, with the way to the plans', async ({
  signedIn,
}) => {
  const { owner, restaurantId } = await fullKitchen();
  const { context } = await signedIn(owner);
  const cases = [
    {
      address: '/restaurant/add',
      fields: ['Restaurant Name', 'Address', 'City', 'State', 'ZIP Code'],
      save: 'Create Restaurant',
      refusal: 'Free plan allows only 1 restaurant. Upgrade to Pro to add more.',
    },
    {
      address: `/restaurant/${restaurantId}/menu/add`,
      fields: ['Menu Name'],
      save: 'Create Menu',
      refusal: 'Free plan allows only 1 menu. Upgrade to Pro to add more.',
    },
    {
      address: '/dashboard?tab=categories&new=category',
      fields: ['Category Name'],
      save: 'Create Category',
      refusal: 'Free plan allows only 10 categories. Upgrade to Pro to add more.',
    },
    {
      address: '/menu-item/add',
      fields: ['Name', 'Price'],
      save: 'Create Menu Item',
      refusal: 'Free plan allows only 100 items. Upgrade to Pro to add more.',
    },
  ];
  const ways = await inTabs(context, cases, async (page, one) => {
    const { address, fields, save, refusal } = one;
    await page.goto(address);
    // Said before anything is typed, and again by the server, who decides.
    await page.getByText(refusal).waitFor();
    for (const label of fields) await fill(label, '12')(page);
    await press(page, save);
    const said = page.getByRole('alert').filter({ hasText: refusal });
    await said.getByRole('link', { name: 'View plans and upgrade' }).click();
    // What was typed is not left behind unasked.
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/pricing');
    return page.getByRole('heading', { level: 1 }).textContent();
  });
  expect(ways).toEqual(cases.map(() => 'Choose Your Plan'));
  const page = await context.newPage();
  await page.goto('/dashboard?tab=menus');
  await press(page, 'Duplicate All day');
  await page.getByRole('button', { name: 'View plans' }).click();
  await page.waitForURL('**/pricing');
});
