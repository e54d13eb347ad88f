import { act, screen, waitFor, within } from '@testing-library/react';
import { keepToken } from '@menuleaf/shared/browser/client/token.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { retype, user } from '@menuleaf/shared/testing/user.ts';
import { pasta, signedIn } from './catalogue-for-tests.ts';
import { oneOfEach } from './one-of-each.ts';
import { openPage } from './owners-page.tsx';

const account = {
  ...oneOfEach,
  'GET /api/categories': { body: [pasta, { ...pasta, id: 'c2', name: 'Mains' }] },
};
const question = () => screen.queryByText('Leave without saving?');

beforeEach(() => {
  mockServer(account);
});

test.each([
  ['/restaurant/add', 'Restaurant Name'],
  ['/restaurant/r1/edit', 'Restaurant Name'],
  ['/restaurant/r1/menu/add', 'Menu Name'],
  ['/menu/m1/edit', 'Menu Name'],
  ['/dashboard?tab=categories&new=category', 'Category Name'],
  ['/category/c1/edit', 'Category Name'],
  ['/menu-item/add', 'Name'],
  ['/menu-item/i1/edit', 'Name'],
])(
  '%s asks before it is left with another %s, and not when that was typed back',
  async (at, label) => {
    const { router } = openPage(at);
    const field = await screen.findByLabelText(label);
    await user.type(field, 'x');
    await act(() => router.navigate('/pricing'));
    await user.click(within(await screen.findByRole('dialog')).getByText('Stay'));
    expect(router.state.location.pathname).not.toBe('/pricing');
    await user.type(field, '{Backspace}');
    await act(() => router.navigate('/pricing'));
    expect(router.state.location.pathname).toBe('/pricing');
    expect(question()).toBeNull();
  },
);

test('a category that is ticked and unticked again is no change', async () => {
  const { router } = openPage('/menu-item/i1/edit');
  await user.click(await screen.findByLabelText('Mains'));
  await user.click(screen.getByLabelText('Pasta'));
  await user.click(screen.getByLabelText('Mains'));
  await user.click(screen.getByLabelText('Pasta'));
  await act(() => router.navigate('/pricing'));
  expect(router.state.location.pathname).toBe('/pricing');
});

test.each([
  ['/menu-item/add', 'Name', 'Create Menu Item', 'POST /api/menus/items'],
  ['/menu-item/i1/edit', 'Name', 'Update Menu Item', 'PUT /api/menus/items/i1'],
  ['/restaurant/r1/edit', 'Restaurant Name', 'Save Changes', 'PUT /api/restaurants/r1'],
])(
  'what was typed at %s when the session ended is there after signing in',
  async (at, label, save, call) => {
    keepToken('t');
    const { asked } = mockServer({
      ...account,
      ...signedIn('free'),
      [call]: { status: 401, body: {} },
    });
    const before = openPage(at);
    await user.type(await screen.findByLabelText(label), ' half-typed');
    for (const price of screen.queryAllByLabelText('Price')) {
      await retype(price, '12');
    }
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(asked.map((one) => one.call)).toContain(call));
    await waitFor(() => expect(localStorage.getItem('menuleaf-access-token')).toBeNull());
    before.unmount();
    keepToken('t');
    const { router } = openPage(at);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveDisplayValue(/half-typed$/));
    await act(() => router.navigate('/pricing'));
    expect(question()).toBeVisible();
  },
);

test('somebody else who signs in does not read what was typed, nor is a confirmation kept', async () => {
  const refusing = { ...account, 'POST /api/menus/items': { status: 401, body: {} } };
  const olive = signedIn('free');
  const other = { body: { ...olive['GET /api/auth/me'].body, id: 'o2' } };
  const openAs = async (me: object) => {
    mockServer({ ...refusing, ...me });
    keepToken('t');
    const page = openPage('/menu-item/add');
    await screen.findByLabelText('Price');
    return page;
  };
  const first = await openAs(olive);
  await user.type(screen.getByLabelText('Name'), 'Secret soup');
  await user.type(screen.getByLabelText('Price'), '12');
  await user.click(screen.getByLabelText(/no others/));
  await user.click(screen.getByRole('button', { name: 'Create Menu Item' }));
  await waitFor(() => expect(localStorage.getItem('menuleaf-access-token')).toBeNull());
  first.unmount();
  const second = await openAs({ 'GET /api/auth/me': other });
  expect(screen.getByLabelText('Name')).toHaveDisplayValue('');
  second.unmount();
  await openAs(olive);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveDisplayValue('Secret soup'));
  expect(screen.getByLabelText(/no others/)).not.toBeChecked();
});
