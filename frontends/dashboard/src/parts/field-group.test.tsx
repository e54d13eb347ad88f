import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { figTree } from '../testing/catalogue-for-tests.ts';
import { oneOfEach } from '../testing/one-of-each.ts';

// Read at module load, so it precedes the import.
const phone: Partial<MediaQueryList> = {
  matches: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
Object.assign(globalThis, { matchMedia: () => phone });
const { default: Dashboard } = await import('../remote.tsx');

const put = 'PUT /api/restaurants/r1';
async function edit(fields: Partial<typeof figTree>) {
  const restaurant = { ...figTree, ...fields };
  mockServer({
    ...oneOfEach,
    'GET /api/restaurants/r1': { body: restaurant },
    [put]: { status: 422, body: { detail: [{ loc: ['body', 'phone'], msg: 'No such phone' }] } },
  });
  renderPage(<Dashboard />, '/restaurant/r1/edit');
  await screen.findByLabelText('Restaurant Name');
}
const group = (title: string) => screen.getByRole('heading', { name: title }).closest('details');

test('on a phone a group of fields is folded until it holds something', async () => {
  await edit({ monday_hours: 'Closed' });
  expect(group('Opening Hours')).toHaveAttribute('open');
  expect(group('Contact')).not.toHaveAttribute('open');
  expect(screen.getByText('Guests can call or write to you')).toBeVisible();
  expect(screen.getByLabelText(/^Phone/)).not.toBeVisible();
  // Name and address are always visible.
  expect(screen.getByLabelText('ZIP Code')).toBeVisible();
});

test('a group opens for what is wrong in it, at each try, and its field takes the focus', async () => {
  const user = userEvent.setup();
  await edit({});
  for (const save of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const line = await screen.findByRole('link', { name: 'No such phone' });
    expect(group('Contact')).toHaveAttribute('open');
    expect(group('Opening Hours')).not.toHaveAttribute('open');
    group('Contact')?.removeAttribute('open');
    await user.click(line);
    expect(screen.getByLabelText(/^Phone/)).toHaveFocus();
    expect(screen.getByLabelText(/^Phone/)).toBeVisible();
    if (save === 1) await user.click(screen.getByText('Contact'));
  }
});
