import type { Page, Route } from '@playwright/test';
import { newSmallAccount } from './owner.ts';
import { failWith503, fill, inTabs, press } from './tabs.ts';
import { expect, test } from './journey.ts';

test('a page that cannot load says so, and Retry brings it', async ({ signedIn }) => {
  const { owner, restaurantId, menuId, categoryId, itemIds } = await newSmallAccount(['Bread']);
  const { context } = await signedIn(owner);
  const item = itemIds[0] ?? '';
  const cases = [
    ['/dashboard', '/api/overview', 'Error Loading Dashboard', 'Not provided'],
    [
      `/restaurant/${restaurantId}/edit`,
      `/api/restaurants/${restaurantId}`,
      'Failed to load restaurant data',
      'Opening Hours',
    ],
    [`/menu/${menuId}/edit`, `/api/menus/${menuId}`, 'Error Loading Menu', 'Menu Name'],
    [
      `/menu/${menuId}/manage-categories`,
      `/api/menus/${menuId}/categories`,
      'Error Loading Menu',
      'Available Categories',
    ],
    [
      `/category/${categoryId}/edit`,
      `/api/categories/${categoryId}`,
      'Failed to load category',
      'Category Name',
    ],
    [
      `/category/${categoryId}/manage-items`,
      `/api/categories/${categoryId}/items`,
      'Error Loading Data',
      'Available Items',
    ],
    ['/menu-item/add', '/api/categories', 'Error Loading Categories', 'Gluten Free'],
    [
      `/menu-item/${item}/edit`,
      `/api/menus/items/${item}`,
      'Error Loading Menu Item',
      'Gluten Free',
    ],
  ] as const;
  const failures = await inTabs(context, cases, async (page, [address, call, title, ready]) => {
    await page.route(`**${call}`, failWith503);
    await page.goto(address);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.unroute(`**${call}`);
    await press(page, 'Retry');
    await page.getByText(ready).first().waitFor();
    return page.getByRole('heading', { name: title }).count();
  });
  expect(failures).toEqual(cases.map(() => 0));
});

test('a save that fails keeps what was typed, takes the focus, and works at the next try', async ({
  signedIn,
}) => {
  const { owner, restaurantId, menuId, categoryId, itemIds } = await newSmallAccount(['Bread']);
  const loose = await owner.send('POST', '/api/categories', { name: 'Loose', menu_ids: [] });
  const { context } = await signedIn(owner);
  const menus = '**/dashboard?tab=menus';
  const categories = '**/dashboard?tab=categories';
  const items = '**/dashboard?tab=menu-items';
  const cases = [
    {
      address: `/restaurant/${restaurantId}/edit`,
      act: fill('Address', '7 Orchard Lane'),
      more: async (page: Page) => {
        await fill('City', 'Salem')(page);
        await fill('State', 'OR')(page);
        await fill('ZIP Code', '97301')(page);
      },
      save: 'Save Changes',
      call: `/api/restaurants/${restaurantId}`,
      failure: 'Failed to save restaurant. Please try again.',
      then: '**/dashboard',
    },
    {
      address: `/menu/${menuId}/edit`,
      act: fill('Menu Name', 'Every day'),
      save: 'Save',
      call: `/api/menus/${menuId}`,
      failure: 'Failed to save menu. Please try again.',
      then: menus,
    },
    {
      address: `/menu/${menuId}/manage-categories`,
      act: (page: Page) => press(page, 'Add Loose'),
      save: 'Save Changes',
      call: `/api/menus/${menuId}/categories/assign`,
      failure: 'Failed to save menu. Please try again.',
      then: menus,
    },
    {
      address: `/category/${categoryId}/edit`,
      act: fill('Category Name', 'Large plates'),
      save: 'Save Changes',
      call: `/api/categories/${categoryId}`,
      failure: 'Failed to save category. Please try again.',
      then: categories,
    },
    {
      address: `/category/${loose.json.id}/manage-items?from=dashboard`,
      act: (page: Page) => press(page, 'Add Bread'),
      save: 'Save Changes',
      call: `/api/categories/${loose.json.id}/items`,
      failure: 'Failed to save category. Please try again.',
      then: categories,
    },
    {
      address: '/menu-item/add',
      act: fill('Name', 'Cake'),
      more: fill('Price', '9'),
      save: 'Create Menu Item',
      call: '/api/menus/items',
      failure: 'Failed to create menu item',
      then: items,
    },
    {
      address: `/menu-item/${itemIds[0]}/edit`,
      act: fill('Price', '8.50'),
      save: 'Update Menu Item',
      call: `/api/menus/items/${itemIds[0]}`,
      failure: 'Failed to update menu item',
      then: items,
    },
  ];
  await inTabs(context, cases, async (page, { address, act, more, save, call, failure, then }) => {
    await page.goto(address);
    await act(page);
    await more?.(page);
    const isSave = (route: Route) =>
      route.request().method() === 'GET' ? route.continue() : failWith503(route);
    await page.route(`**${call}`, isSave);
    await press(page, save);
    await page.getByRole('heading', { name: failure }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');
    await page.unroute(`**${call}`);
    await press(page, save);
    await page.waitForURL(then);
  });
  const { json } = await owner.send('GET', '/api/menus/all-items');
  const prices = json.items.map(({ name, price }: { name: string; price: number }) => [
    name,
    price,
  ]);
  expect(prices.toSorted()).toEqual([
    ['Bread', 8.5],
    ['Cake', 9],
  ]);
});
