import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import {
  dinner,
  down,
  emptyAccount,
  figTree,
  fullAccount,
  pasta,
  refused,
  signedIn,
  silent,
} from '../testing/catalogue-for-tests.ts';
import { many } from '../testing/many.ts';
import { openServed, openWithToasts } from '../testing/owners-page.tsx';

const open = (address: string, answers: Parameters<typeof mockServer>[0]) => ({
  ...mockServer(answers),
  ...openWithToasts(address),
});

test('an owner whose payment did not go through is led to the card', async () => {
  const { body } = signedIn('pro')['GET /api/auth/me'];
  const late = {
    body: { ...body, subscription_past_due: true, subscription_ends_at: '2027-01-15T12:00:00Z' },
  };
  open('/dashboard', { ...fullAccount, 'GET /api/auth/me': late });
  const said = await screen.findByRole('link', { name: 'Your payment did not go through' });
  expect(said).toHaveAttribute('href', '/pricing');
  expect(said.parentElement).toHaveTextContent('You have Pro until January 15, 2027.');
});

test('the tab is the one of the address, and changes it', async () => {
  const { router } = open('/dashboard?tab=menus', fullAccount);
  expect(await screen.findByRole('tab', { name: /^Menus/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.click(screen.getByRole('tab', { name: /^Menu Items/ }));
  expect(router.state.location.search).toBe('?tab=menu-items');
  expect(await screen.findByText('$7.50')).toBeVisible();
});

test('a new owner is led to their first restaurant, and each empty list says what it is for', async () => {
  open('/dashboard', emptyAccount);
  expect(await screen.findByText('No Restaurants Yet')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Menus/ }));
  const addMenu = await screen.findByRole('link', { name: 'Add Menu' });
  expect(addMenu).toHaveAttribute('href', '/restaurant/add');
  await user.click(screen.getByRole('tab', { name: /Categories/ }));
  expect(await screen.findByText('No categories yet')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Menu Items/ }));
  expect(await screen.findByText('No menu items yet')).toBeVisible();
  expect(screen.getByText(/^Tip: start with/)).toBeVisible();
});

test('a list that fails is the failure of the dashboard, until Retry', async () => {
  open('/dashboard', { ...emptyAccount, 'GET /api/menus': down });
  expect(await screen.findByText('Error Loading Dashboard')).toBeVisible();
  expect(
    screen.getByText('Failed to load your restaurants and menus. Please try again.'),
  ).toBeVisible();
  mockServer(emptyAccount);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No Restaurants Yet')).toBeVisible();
});

test('restaurants, menus and categories come with one call, and again with one after a change', async () => {
  const lists = { restaurants: [figTree], menus: [dinner], categories: [pasta] };
  const { asked } = open('/dashboard?tab=menus', {
    'GET /api/overview': { body: lists },
    'GET /api/menus/all-items': { body: { items: [] } },
    'POST /api/menus/m1/duplicate': { status: 201, body: { ...dinner, id: 'm2' } },
  });
  await screen.findByRole('heading', { name: 'Dinner' });
  const reads = () => asked.map(({ call }) => call).filter((call) => call.startsWith('GET /api/'));
  const once = ['GET /api/overview', 'GET /api/menus/all-items'];
  expect(reads()).toEqual(once);
  await user.click(await screen.findByRole('button', { name: 'Duplicate Dinner' }));
  const way = async (name: RegExp) => user.click(await screen.findByRole('radio', { name }));
  expect(await screen.findByRole('radio', { name: /^The same dishes/ })).toBeChecked();
  await way(/^Dishes of its own/);
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(reads()).toEqual([...once, ...once]));
  const copied = asked.find(({ call }) => call === 'POST /api/menus/m1/duplicate');
  expect(copied?.query).toMatch(/^\?items=own&idempotency_key=[\w-]{36}$/);
  expect(await screen.findByText('Dinner was added')).toBeVisible();
});

test('a restaurant without a menu leads to its first one', async () => {
  const bare = { ...figTree, id: 'r2', name: 'Bar', active_menu_id: null };
  openServed('/dashboard', { ...fullAccount, 'GET /api/restaurants': { body: [figTree, bare] } });
  const add = await screen.findByRole('link', { name: 'Add Menu of Bar' });
  expect(add).toHaveAttribute('href', '/restaurant/r2/menu/add');
  expect(screen.queryByRole('link', { name: 'Add Menu of The Fig Tree' })).toBeNull();
});

test('lists are searched and sorted', async () => {
  const other = { ...dinner, id: 'm0', name: 'Brunch', created_at: '2025-02-01T00:00:00Z' };
  open('/dashboard?tab=menus', {
    ...fullAccount,
    'GET /api/menus': { body: [...many(dinner), other] },
  });
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  await screen.findByRole('heading', { name: 'Brunch' });
  expect(names().slice(0, 2)).toEqual(['Brunch', 'Dinner']);
  await user.selectOptions(screen.getByLabelText('Sort'), 'Newest');
  expect(names().at(-1)).toBe('Brunch');
  await user.type(screen.getByLabelText('Search menus'), 'brun');
  await waitFor(() => expect(names()).toEqual(['Brunch']));
  await user.type(screen.getByLabelText('Search menus'), 'zzz');
  expect(await screen.findByText('No menus found')).toBeVisible();
});

test('of a few there is no search and no sort, and each list greets its owner and says the plan', async () => {
  open('/dashboard?tab=menus', { ...fullAccount, ...signedIn('pro') });
  expect(await screen.findByRole('heading', { name: 'Dinner' })).toBeVisible();
  expect(screen.queryByLabelText('Search menus')).toBeNull();
  expect(screen.queryByLabelText('Sort')).toBeNull();
  expect(screen.getByText('Welcome, Olive Owner')).toBeVisible();
  expect(screen.getByText('PRO')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Menus');
});

test('leaving the list asks first while a new category is typed', async () => {
  open('/dashboard?tab=categories', emptyAccount);
  await user.click(await screen.findByRole('button', { name: 'Add Category' }));
  await user.type(await screen.findByLabelText('Category Name'), 'Pasta');
  await user.click(screen.getByRole('tab', { name: /Menus/ }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

test('what was deleted is back after Undo', async () => {
  const { asked } = open('/dashboard', {
    ...fullAccount,
    'DELETE /api/restaurants/r1': { status: 204 },
    'POST /api/restaurants/r1/restore': { body: figTree },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete The Fig Tree' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/If codes are printed, keep it/)).toBeVisible();
  expect(
    within(dialog).getByText(
      'You can undo this for 10 seconds, in the message that follows; later, in the history on your account page.',
    ),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The Fig Tree is back')).toBeVisible();
  const sent = asked.map(({ call }) => call).filter((call) => !call.startsWith('GET'));
  expect(sent).toEqual(['DELETE /api/restaurants/r1', 'POST /api/restaurants/r1/restore']);
});

test('a deletion that fails keeps the question open and says why', async () => {
  open('/dashboard?tab=menus', { ...fullAccount, 'DELETE /api/menus/m1': silent });
  await user.click(await screen.findByRole('button', { name: 'Delete Dinner' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const failure = await within(dialog).findByText('Failed to delete menu. Please try again.');
  expect(failure).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeEnabled();
});

test.each([
  [
    'the active one',
    { active_menu_id: 'm1' },
    /^The Fig Tree will have no menu\. Its items are kept/,
  ],
  [
    'one beside the active one',
    { active_menu_id: 'm2', further_menu_ids: ['m1'] },
    /^The Fig Tree will no longer show it\. Its items/,
  ],
  ['one that no restaurant shows', { active_menu_id: 'm2' }, /^Its items are kept/],
])('who deletes a menu reads what is lost: %s', async (_, shows, said) => {
  const restaurants = [{ ...figTree, ...shows }];
  open('/dashboard?tab=menus', { ...fullAccount, 'GET /api/restaurants': { body: restaurants } });
  await user.click(await screen.findByRole('button', { name: 'Delete Dinner' }));
  const dialog = await screen.findByRole('dialog');
  const text = dialog.textContent.replace(/^.*want to delete “Dinner”\? /u, '');
  expect(text).toMatch(said);
});

test('a copy beyond the plan offers the way to the plans', async () => {
  const full = refused('Free plan allows only 1 menu. Upgrade to Pro to add more.');
  const { router } = open('/dashboard?tab=menus', {
    ...fullAccount,
    'POST /api/menus/m1/duplicate': full,
  });
  await user.click(await screen.findByRole('button', { name: 'Duplicate Dinner' }));
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await user.click(await screen.findByRole('link', { name: 'View plans and upgrade' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
});

test('the active menu is taken away, and a failure leaves the dialog open', async () => {
  open('/dashboard', { ...fullAccount, 'PUT /api/restaurants/r1': silent });
  await user.click(await screen.findByRole('button', { name: /^Manage Menu/ }));
  await user.click(await screen.findByLabelText('No Menu (Deactivate)'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await within(screen.getByRole('dialog')).findByText(
      'Failed to change the active menu. Please try again.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('No Menu (Deactivate)')).toBeVisible();
});

test('another menu is shown to guests, and shown no more after Undo', async () => {
  const other = { ...dinner, id: 'm2', name: 'Brunch', is_active: false };
  const { sent } = open('/dashboard', {
    ...fullAccount,
    'GET /api/menus': { body: [dinner, other] },
    'PUT /api/restaurants/r1': { body: figTree },
  });
  await user.click(await screen.findByRole('button', { name: /^Manage Menu/ }));
  expect(await screen.findByLabelText('Dinner')).toBeChecked();
  await user.click(screen.getByLabelText('Brunch'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Guests see Brunch now')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Guests see Dinner now')).toBeVisible();
  expect(sent('PUT')).toEqual([{ active_menu_id: 'm2' }, { active_menu_id: 'm1' }]);
});

test('an active menu that stays as it is, is not sent', async () => {
  const { sent } = open('/dashboard', fullAccount);
  await user.click(await screen.findByRole('button', { name: /^Manage Menu/ }));
  await user.click(await screen.findByLabelText('No Menu (Deactivate)'));
  await user.click(screen.getByLabelText('Dinner'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('PUT')).toEqual([]);
});

test('the QR code comes with print, the link, SVG and PNG; one that fails can be tried again', async () => {
  open('/dashboard', { ...fullAccount, 'GET /api/restaurants/r1/qr-code': silent });
  await user.click(await screen.findByRole('button', { name: 'QR Code of The Fig Tree' }));
  const failure = 'The QR code could not be loaded';
  expect(await screen.findByRole('heading', { name: failure })).toBeVisible();
  // Also as a toast, for users looking away.
  await waitFor(() => expect(screen.getAllByText(failure).length).toBeGreaterThan(1));
  mockServer({
    ...fullAccount,
    'GET /api/restaurants/r1/qr-code': { body: { url: 'https://menuleaf.example/restaurant/r1' } },
  });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByAltText('QR code of The Fig Tree')).toHaveAttribute('width', '240');
  for (const name of ['Print it', 'Share the link']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  await user.click(screen.getByText('Menus, tents and stickers'));
  expect(screen.getByRole('link', { name: 'Choose what to print' })).toHaveAttribute(
    'href',
    '/print/r1',
  );
  await user.click(screen.getByText('Download the code'));
  for (const name of ['Download SVG', 'Download PNG']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
});

test('the owner chooses whether the code opens the restaurant’s page or the menu', async () => {
  const code = 'GET /api/restaurants/r1/qr-code';
  const url = 'https://menuleaf.example/restaurant/r1';
  const { sent } = open('/dashboard', {
    ...fullAccount,
    [code]: { body: { url, opens: 'restaurant' } },
    'PUT /api/restaurants/r1': { body: figTree },
  });
  await user.click(await screen.findByRole('button', { name: 'QR Code of The Fig Tree' }));
  await user.click(await screen.findByText('What the code opens'));
  expect(screen.getByLabelText(/Your restaurant’s page/)).toBeChecked();
  await user.click(screen.getByLabelText('The menu itself'));
  await waitFor(() => expect(sent(code).length).toBeGreaterThan(1));
  expect(sent('PUT')[0]).toEqual({ qr_opens: 'menu' });
  expect(screen.getByText(/printed keep working/)).toBeVisible();
});
