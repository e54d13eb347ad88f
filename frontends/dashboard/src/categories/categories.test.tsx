import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { retype, user } from '@menuleaf/shared/testing/user.ts';
import {
  dinner,
  fullAccount,
  pasta,
  refused,
  silent,
  busy,
  soup,
} from '../testing/catalogue-for-tests.ts';
import { isBusy, openPage, openServed, openWithToasts, press } from '../testing/owners-page.tsx';
import { oneOfEach } from '../testing/one-of-each.ts';

const open = (
  answers: Parameters<typeof mockServer>[0],
  address = '/dashboard?tab=categories',
) => ({ ...mockServer(answers), ...openWithToasts(address) });

const made = { ...pasta, id: 'c9', name: 'Soups' };
const creating = {
  ...fullAccount,
  'GET /api/categories': { body: [{ ...pasta, sort_order: 4 }] },
  'POST /api/categories': { status: 201, body: made },
};
const create = async (name: string) => {
  await user.type(await screen.findByLabelText('Category Name'), name);
  await user.click(screen.getByRole('button', { name: 'Create Category' }));
};

test('with several menus, categories stand menu by menu and say where they are', async () => {
  const brunch = { ...dinner, id: 'm2', name: 'Brunch', categories: [{ ...pasta, id: 'c3' }] };
  open({
    ...fullAccount,
    'GET /api/menus': { body: [{ ...dinner, categories: [pasta] }, brunch] },
    'GET /api/categories': {
      body: [
        { ...pasta, id: 'c2', name: 'Unused' },
        { ...pasta, id: 'c3', name: 'Eggs' },
        { ...pasta, description: 'Rolled this morning', sort_order: 9 },
      ],
    },
  });
  await screen.findByText('On no menu');
  expect(screen.getAllByText(/^On /).map((on) => on.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/^PastaRolled this morningOn Dinner/),
    expect.stringMatching(/^EggsOn Brunch/),
    expect.stringMatching(/^UnusedOn no menu/),
  ]);
});

test('the form opens and closes in place, and from the first steps it is open at once', async () => {
  open(fullAccount);
  const toggle = await screen.findByRole('button', { name: 'Add Category' });
  await user.click(toggle);
  expect(await screen.findByLabelText('Category Name')).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle);
  expect(screen.queryByLabelText('Category Name')).toBeNull();
});

test('an address that asks for a new category shows the form', async () => {
  open(fullAccount, '/dashboard?tab=categories&new=category');
  expect(await screen.findByLabelText('Category Name')).toHaveFocus();
});

test('a new category comes last, and goes on the only menu unless the owner says otherwise', async () => {
  const { asked } = open(creating, '/dashboard?tab=categories&new=category');
  expect(await screen.findByLabelText('Dinner')).toBeChecked();
  await user.type(screen.getByLabelText(/^Note/), 'With bread');
  await create('Soups');
  expect(await screen.findByText('Soups was added')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Category' })).toHaveFocus();
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([
    {
      call: 'POST /api/categories',
      body: {
        name: 'Soups',
        menu_ids: ['m1'],
        note: 'With bread',
        idempotency_key: expect.any(String),
      },
    },
  ]);
});

test('with several menus none is proposed, and one that is locked takes nothing', async () => {
  const menus = [dinner, { ...dinner, id: 'm2', name: 'Brunch', locked: true }];
  const { sent } = open(
    { ...creating, 'GET /api/menus': { body: menus } },
    '/dashboard?tab=categories&new=category',
  );
  expect(await screen.findByLabelText('Dinner')).not.toBeChecked();
  expect(screen.queryByLabelText('Brunch')).toBeNull();
  await create(' Soups ');
  expect(await screen.findByText('Soups was added')).toBeVisible();
  expect(sent('POST')[0]).toEqual({
    name: 'Soups',
    menu_ids: [],
    idempotency_key: expect.any(String),
  });
});

test('a menu that does not take it is said, and nothing is lost', async () => {
  const full = refused('The menu “Dinner” shows at most 1,000 items.', 422);
  open({ ...creating, 'POST /api/categories': full }, '/dashboard?tab=categories&new=category');
  await create('Soups');
  expect(await screen.findByText('The menu “Dinner” shows at most 1,000 items.')).toBeVisible();
  expect(screen.getByLabelText('Category Name')).toHaveValue('Soups');
});

test('what the server does not explain is said in the product’s words', async () => {
  open(
    { ...creating, 'POST /api/categories': silent, 'DELETE /api/categories/c1': silent },
    '/dashboard?tab=categories&new=category',
  );
  await create('Soups');
  const heading = 'Failed to create category. Please try again.';
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Pasta' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const failure = 'Failed to delete category. Please try again.';
  expect(await within(dialog).findByText(failure)).toBeVisible();
});

test('a category over the limit is locked, with the way to the plans', async () => {
  open({ ...fullAccount, 'GET /api/categories': { body: [{ ...pasta, locked: true }] } });
  expect(await screen.findByText('Locked.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/pricing');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Pasta' })).toBeEnabled());
});

test('an edit trims the name, and says how the order goes', async () => {
  const { sent } = mockServer({ ...oneOfEach, 'PUT /api/categories/c1': { body: pasta } });
  const { router } = openPage('/category/c1/edit');
  const order = await screen.findByLabelText('Sort Order');
  expect(order).toHaveAccessibleDescription('Lower comes first, ties alphabetical.');
  await retype(screen.getByLabelText('Category Name'), '  Fresh pasta  ');
  await user.type(screen.getByLabelText(/^Note/), 'With bread');
  await retype(order, '3');
  await press('Save Changes');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=categories'));
  expect(sent('PUT')[0]).toMatchObject({
    name: 'Fresh pasta',
    note: 'With bread',
    sort_order: 3,
  });
});

test('a sort order below 0 is refused where it is typed', async () => {
  openServed('/category/c1/edit', oneOfEach);
  const order = await screen.findByLabelText('Sort Order');
  await retype(order, '-1');
  await press('Save Changes');
  expect(order).toHaveAccessibleDescription(/^Sort order must be 0 or more/);
});

test('a category that has changed says when', async () => {
  const changed = { ...pasta, updated_at: '2026-03-05T12:00:00Z' };
  openServed('/category/c1/edit', { ...oneOfEach, 'GET /api/categories/c1': { body: changed } });
  expect(await screen.findByText('March 5, 2026')).toBeVisible();
});

test('deleting asks, and says that it is at it', async () => {
  openServed('/category/c1/edit', { ...oneOfEach, 'DELETE /api/categories/c1': busy });
  await press('Delete Category Pasta');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Category' });
  expect(
    within(dialog).getByText(
      'You can undo this for 10 seconds, in the message that follows; later, in the history on your account page.',
    ),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await isBusy('Deleting...', within(dialog));
});

test('what is added and taken back is no change', async () => {
  const ravioli = { ...soup, id: 'i2', name: 'Ravioli', description: 'With ricotta' };
  mockServer({ ...oneOfEach, 'GET /api/menus/all-items': { body: { items: [soup, ravioli] } } });
  openPage('/category/c1/manage-items');
  const save = await screen.findByRole('button', { name: 'Save Changes' });
  await user.type(screen.getByLabelText('Search available items'), 'RICOTTA');
  await press(/^Add Ravioli/);
  expect(save).toBeEnabled();
  await press('Remove Ravioli');
  expect(save).toBeDisabled();
});
