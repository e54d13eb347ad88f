import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { retype, user } from '@menuleaf/shared/testing/user.ts';
import { dinner, figTree, pasta, refused, soup } from './catalogue-for-tests.ts';
import { oneOfEach } from './one-of-each.ts';
import { openServed } from './owners-page.tsx';

const updated_at = '2026-02-02T00:00:00Z';
const description = 'By the harbour';

/** In each, the owner changes the name, and someone else the name and the description. */
const forms = [
  {
    what: 'a restaurant',
    address: '/restaurant/r1/edit',
    thing: '/api/restaurants/r1',
    field: 'Restaurant Name',
    button: 'Save Changes',
    before: figTree,
  },
  {
    what: 'a menu',
    address: '/menu/m1/edit',
    thing: '/api/menus/m1',
    field: 'Menu Name',
    button: 'Save',
    before: dinner,
  },
  {
    what: 'a category',
    address: '/category/c1/edit',
    thing: '/api/categories/c1',
    field: 'Category Name',
    button: 'Save Changes',
    before: pasta,
  },
  {
    what: 'an item',
    address: '/menu-item/i1/edit',
    thing: '/api/menus/items/i1',
    field: 'Name',
    button: 'Update Menu Item',
    before: { ...soup, description: null },
  },
];
type Form = (typeof forms)[number];

/** Saving the name `Mine` conflicts with their save; later saves succeed. */
async function meetTheirs({ address, thing, field, button, before }: Form) {
  const start = { ...oneOfEach, [`GET ${thing}`]: { body: before } };
  const theirs = { ...before, name: 'Theirs', description, updated_at };
  const { router } = openServed(address, start);
  const name = await screen.findByLabelText(field);
  await retype(name, 'Mine');
  const conflict = refused('Changed meanwhile', 409);
  mockServer({ ...start, [`GET ${thing}`]: { body: theirs }, [`PUT ${thing}`]: conflict });
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Someone else saved this in the meantime',
  });
  const { sent } = mockServer({ ...start, [`PUT ${thing}`]: { body: theirs } });
  return { sent, dialog, name, router };
}

test.each(forms)('both versions of $what are shown, field by field', async (form) => {
  const { dialog, sent, router } = await meetTheirs(form);
  const fields = within(dialog).getAllByRole('group');
  expect(fields.map((field) => field.firstElementChild?.textContent)).toEqual([
    'Name',
    'Description',
  ]);
  // Preselects mine where I changed something, theirs where only they did.
  expect(within(dialog).getByLabelText('YoursMine')).toBeChecked();
  expect(within(dialog).getByLabelText('TheirsTheirs')).not.toBeChecked();
  expect(within(dialog).getByLabelText(`Theirs${description}`)).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Save this version' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(sent('PUT')).toMatchObject([{ name: 'Mine', description, updated_at }]);
});

test.each(forms)('of $what the owner can keep what the other saved', async (form) => {
  const { dialog, sent, router } = await meetTheirs(form);
  await user.click(within(dialog).getByLabelText('TheirsTheirs'));
  await user.click(within(dialog).getByRole('button', { name: 'Save this version' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(sent('PUT')).toMatchObject([{ name: 'Theirs', description, updated_at }]);
});

test.each(forms)(
  'back to editing $what, nothing is saved and what was typed is there',
  async (form) => {
    const { dialog, sent, name } = await meetTheirs(form);
    await user.click(within(dialog).getByRole('button', { name: 'Back to editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(name).toHaveValue('Mine');
    expect(sent('PUT')).toEqual([]);
  },
);
