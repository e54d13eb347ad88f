import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { busy, pasta, soup } from '../testing/catalogue-for-tests.ts';
import { oneOfEach } from '../testing/one-of-each.ts';
import { isBusy, openPage, press } from '../testing/owners-page.tsx';

test('an edit trims the name, and says how the order goes', async () => {
  const { sent } = mockServer({ ...oneOfEach, 'PUT /api/categories/c1': { body: pasta } });
  const { router } = openPage('/category/c1/edit');
  const order = await screen.findByLabelText('Sort Order');
  expect(order).toHaveAccessibleDescription('Lower comes first, ties alphabetical.');
  await user.clear(screen.getByLabelText('Category Name'));
  await user.type(screen.getByLabelText('Category Name'), '  Fresh pasta  ');
  await user.type(screen.getByLabelText(/^Note/), 'With bread');
  await user.clear(order);
  await user.type(order, '3');
  await press('Save Changes');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=categories'));
  expect(sent('PUT')[0]).toMatchObject({
    name: 'Fresh pasta',
    note: 'With bread',
    sort_order: 3,
  });
});

test('a sort order below 0 is refused where it is typed', async () => {
  mockServer(oneOfEach);
  openPage('/category/c1/edit');
  const order = await screen.findByLabelText('Sort Order');
  await user.clear(order);
  await user.type(order, '-1');
  await press('Save Changes');
  expect(order).toHaveAccessibleDescription(/^Sort order must be 0 or more/);
});

test('a category that has changed says when', async () => {
  const changed = { ...pasta, updated_at: '2026-03-05T12:00:00Z' };
  mockServer({ ...oneOfEach, 'GET /api/categories/c1': { body: changed } });
  openPage('/category/c1/edit');
  expect(await screen.findByText('March 5, 2026')).toBeVisible();
});

test('deleting asks, and says that it is at it', async () => {
  mockServer({ ...oneOfEach, 'DELETE /api/categories/c1': busy });
  openPage('/category/c1/edit');
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
