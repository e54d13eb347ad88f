import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import Dashboard from '../remote.tsx';
import { pasta } from './catalogue-for-tests.ts';
import { oneOfEach } from './one-of-each.ts';

const account = {
  ...oneOfEach,
  'GET /api/categories': { body: [pasta, { ...pasta, id: 'c2', name: 'Mains' }] },
};
const question = () => screen.queryByText('Leave without saving?');

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
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
    const { router } = renderPage(<Dashboard />, at);
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
  const { router } = renderPage(<Dashboard />, '/menu-item/i1/edit');
  await user.click(await screen.findByLabelText('Mains'));
  await user.click(screen.getByLabelText('Pasta'));
  await user.click(screen.getByLabelText('Mains'));
  await user.click(screen.getByLabelText('Pasta'));
  await act(() => router.navigate('/pricing'));
  expect(router.state.location.pathname).toBe('/pricing');
});
