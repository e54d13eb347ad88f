import { screen, waitFor, within } from '@testing-library/react';
import type { MenuHours } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { dinner, figTree, refused, signedIn } from '../testing/catalogue-for-tests.ts';
import { oneOfEach } from '../testing/one-of-each.ts';
import { openPage, openServed } from '../testing/owners-page.tsx';

const daily = [1, 2, 3, 4, 5, 6, 7];
const noon = { days: [1, 2, 3, 4, 5], from: '11:30', to: '14:30' };
const menus = [
  dinner,
  { ...dinner, id: 'm2', name: 'Lunch', is_active: false },
  { ...dinner, id: 'm3', name: 'Drinks', is_active: false },
];
const alone: MenuHours = {
  active_menu_id: 'm1',
  active_menu_times: [],
  further_menus: [],
  time_zone: 'America/New_York',
  updated_at: figTree.updated_at,
};
const withBoth: MenuHours = {
  ...alone,
  further_menus: [
    { menu_id: 'm2', times: [noon] },
    { menu_id: 'm3', times: [{ days: daily, from: '00:00', to: '00:00' }] },
  ],
};
const calls = (hours: MenuHours) => ({
  ...oneOfEach,
  'GET /api/menus': { body: menus },
  'GET /api/restaurants/r1/menu-hours': { body: hours },
  'PUT /api/restaurants/r1': { body: figTree },
});
const open = (answers: Parameters<typeof mockServer>[0]) =>
  openServed('/restaurant/r1/edit?part=menus', answers);
const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return within(item);
};

test('a further menu is added with its days and times, and saved with the version that was loaded', async () => {
  const { asked } = open({ ...calls(alone), ...signedIn('pro') });
  expect((await card('Dinner')).getByText('Guests see this now')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add this menu' }));
  const lunch = await card('Lunch');
  expect(lunch.getByText(/never shown first/)).toBeVisible();
  await user.click(lunch.getByRole('button', { name: 'Add times of Lunch' }));
  await user.click(lunch.getByRole('button', { name: 'Friday' }));
  expect(lunch.getByText('Mon–Thu 11:30 AM – 2:30 PM')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save menus' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      call: 'PUT /api/restaurants/r1',
      body: {
        active_menu_times: [],
        further_menus: [{ menu_id: 'm2', times: [{ ...noon, days: [1, 2, 3, 4] }] }],
        updated_at: alone.updated_at,
      },
    }),
  );
});

test('what somebody else saved meanwhile is shown beside it in words, and nothing planned is lost', async () => {
  open({ ...calls(alone), ...signedIn('pro') });
  await user.click(await screen.findByRole('button', { name: 'Add this menu' }));
  await card('Lunch');
  const newer = '2026-02-02T00:00:00Z';
  const now = { ...calls({ ...withBoth, updated_at: newer }), ...signedIn('pro') };
  mockServer({ ...now, 'PUT /api/restaurants/r1': refused('Changed meanwhile', 409) });
  await user.click(screen.getByRole('button', { name: 'Save menus' }));
  expect(
    await screen.findByLabelText('TheirsLunch: Mon–Fri 11:30 AM – 2:30 PM; Drinks: Daily all day'),
  ).not.toBeChecked();
  expect(screen.getByLabelText('YoursLunch')).toBeChecked();
  const { sent } = mockServer(now);
  await user.click(screen.getByRole('button', { name: 'Save this version' }));
  const further_menus = [{ menu_id: 'm2', times: [] }];
  await waitFor(() => expect(sent('PUT')).toMatchObject([{ further_menus, updated_at: newer }]));
});

test('a menu without a dish is not said to be seen, even at its times', async () => {
  const empty = menus.map((menu) => (menu.id === 'm3' ? { ...menu, categories: [] } : menu));
  open({ ...calls(withBoth), ...signedIn('pro'), 'GET /api/menus': { body: empty } });
  const drinks = await card('Drinks');
  expect(drinks.getByText('No dishes yet: guests see it once it has one.')).toBeVisible();
  expect(drinks.queryByText('Guests see this now')).toBeNull();
});

test('their order is changed and one is taken away; overlaps and what is open are told, and which one guests see', async () => {
  const open24 = { ...figTree, saturday_hours: '10:00-22:00' };
  const { sent } = open({
    ...calls({ ...withBoth, active_menu_times: [noon] }),
    'GET /api/restaurants/r1': { body: open24 },
    ...signedIn('pro'),
  });
  const overlap = 'Lunch and Drinks overlap, Mon–Fri 11:30 AM – 2:30 PM: guests see Lunch first.';
  expect(await screen.findByText(overlap)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move Drinks up' }));
  expect((await card('Drinks')).getByText('Guests see this now')).toBeVisible();
  expect(screen.getByText(/^Drinks and Lunch overlap/)).toBeVisible();
  expect(screen.queryByText(/You are open/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Drinks' }));
  const gap = 'You’re open, but no menu covers Sat 10 AM – 10 PM: guests see Dinner then.';
  expect(screen.getByText(gap)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save menus' }));
  await waitFor(() =>
    expect(sent('PUT')[0]).toMatchObject({
      further_menus: [{ menu_id: 'm2', times: [noon] }],
    }),
  );
});

test('times that are not whole are said at their menu, and nothing is sent', async () => {
  const { sent } = open({ ...calls(withBoth), ...signedIn('pro') });
  const lunch = await card('Lunch');
  await user.click(lunch.getByRole('button', { name: 'Add times of Lunch' }));
  await user.click(screen.getByRole('button', { name: 'Save menus' }));
  const words = 'Lunch: choose at least one day, and a start and end time';
  expect(await screen.findAllByText(words)).not.toHaveLength(0);
  expect(sent('PUT')).toEqual([]);
});

test('without Pro it is offered, what is kept can be read, and the active menu is what guests see', async () => {
  open({ ...calls(withBoth), ...signedIn('free') });
  expect(await screen.findByText(/Yours are kept/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible();
  expect((await card('Dinner')).getByText('Guests see this now')).toBeVisible();
  expect((await card('Lunch')).getByRole('button', { name: 'Monday' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save menus' })).toBeDisabled();
});

test('a restaurant without an active menu says how to choose one', async () => {
  open({ ...calls({ ...alone, active_menu_id: null }), ...signedIn('pro') });
  expect(await screen.findByText(/No menu is active, so guests see none/)).toBeVisible();
});

test('the lists tell which menus guests can read at their hours', async () => {
  const shows = { ...figTree, further_menu_ids: ['m2'] };
  const account = { ...calls(withBoth), ...signedIn('pro') };
  mockServer({ ...account, 'GET /api/restaurants': { body: [shows] } });
  const { unmount } = openPage('/dashboard?tab=menus');
  expect(await screen.findByText('At its hours - The Fig Tree')).toBeVisible();
  expect(screen.getByText('Active - The Fig Tree')).toBeVisible();
  expect(screen.getByText('Not Active')).toBeVisible();
  unmount();
  openPage('/dashboard?tab=restaurants');
  expect(await screen.findByText('Dinner, and at their hours Lunch')).toBeVisible();
});
