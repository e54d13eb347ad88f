import { screen, waitFor, within } from '@testing-library/react';
import type { Look } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { figTree, signedIn, soup } from '../testing/catalogue-for-tests.ts';
import { oneOfEach } from '../testing/one-of-each.ts';
import { openServed } from '../testing/owners-page.tsx';

const plain: Look = {
  accent: null,
  theme: null,
  type: null,
  layout: null,
  logo_url: null,
  logo_color: null,
  logo_status: 'none',
  logo_error: null,
  cover_url: null,
  cover_color: null,
  cover_status: 'none',
  cover_error: null,
  updated_at: '2026-01-01T00:00:00Z',
};
const calls = {
  ...oneOfEach,
  'GET /api/restaurants/r1/look': { body: plain },
  'PUT /api/restaurants/r1/look': { body: { ...plain, accent: '#8a1c2b', type: 'bold' } },
};
const open = (answers: Parameters<typeof mockServer>[0]) =>
  openServed('/restaurant/r1/edit?part=look', answers);

test('a colour and a type are chosen beside the menu as guests see it, and saved', async () => {
  const { asked } = open({ ...calls, ...signedIn('free') });
  await user.click(await screen.findByRole('radio', { name: 'Burgundy' }));
  expect(screen.getByLabelText(/^Any color/)).toHaveValue('#8a1c2b');
  await user.click(screen.getByRole('radio', { name: /Bold/ }));
  expect(screen.getByTitle('As guests see it')).toHaveAttribute('src', '/menu/m1');
  await user.click(screen.getByRole('button', { name: 'Save look' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      call: 'PUT /api/restaurants/r1/look',
      body: { accent: '#8a1c2b', type: 'bold', updated_at: plain.updated_at },
    }),
  );
});

test('what is saved of the look afterwards goes with the version that it made', async () => {
  const newer = '2026-03-03T00:00:00Z';
  const answers = { ...calls, ...signedIn('free') };
  open(answers);
  await user.click(await screen.findByRole('radio', { name: 'Burgundy' }));
  const details = { 'GET /api/restaurants/r1': { body: { ...figTree, updated_at: newer } } };
  const { sent } = mockServer({ ...answers, ...details });
  await user.click(screen.getByRole('button', { name: 'Save look' }));
  await user.click(await screen.findByRole('link', { name: 'Details' }));
  await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent('PUT /api/restaurants/r1').at(-1)).toMatchObject({ updated_at: newer }),
  );
});

test('a theme is chosen among tiles with the restaurant’s own dishes, brings its type, and is saved', async () => {
  const { asked } = open({ ...calls, ...signedIn('free') });
  const themes = await screen.findByRole('radiogroup', { name: 'Theme' });
  expect(within(themes).getAllByRole('radio')).toHaveLength(11);
  expect(within(themes).getByRole('radio', { name: 'Bistro' })).toBeChecked();
  expect(await within(themes).findAllByText(soup.name)).toHaveLength(11);
  await user.click(screen.getByRole('radio', { name: /Bold/ }));
  await user.click(within(themes).getByRole('radio', { name: 'Pizzeria' }));
  expect(screen.getByRole('radio', { name: /The theme’s own/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save look' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      call: 'PUT /api/restaurants/r1/look',
      body: expect.objectContaining({ theme: 'pizzeria' }),
    }),
  );
});

test('a theme of Pro can be looked at on Free, with the way to it', async () => {
  open({ ...calls, ...signedIn('free') });
  const status = /This theme is part of Pro/;
  await user.click(await screen.findByRole('radio', { name: 'Grill, part of Pro' }));
  expect(within(screen.getByText(status)).getByRole('link')).toHaveAttribute('href', '/pricing');
  await user.click(screen.getByRole('radio', { name: 'Café' }));
  expect(screen.queryByText(status)).toBeNull();
});

test('what is no colour is said at its field, and nothing is sent', async () => {
  const { sent } = open({ ...calls, ...signedIn('free') });
  await user.type(await screen.findByLabelText(/^Any color/), 'reddish');
  await user.click(screen.getByRole('button', { name: 'Save look' }));
  expect(
    await screen.findAllByText('Enter a color in six digits, such as #8a1c2b'),
  ).not.toHaveLength(0);
  expect(sent('PUT')).toEqual([]);
});

test('the brand is part of Pro: on Free it is offered, on Pro there are logo, cover and photos', async () => {
  const { unmount } = open({ ...calls, ...signedIn('free') });
  expect(await screen.findByRole('link', { name: 'Upgrade to Pro' })).toBeVisible();
  expect(screen.queryByLabelText(/^Logo/)).toBeNull();
  unmount();
  open({ ...calls, ...signedIn('pro') });
  expect(await screen.findByLabelText(/^Logo/)).toBeVisible();
  expect(screen.getByLabelText(/^Cover photo/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Photos/ })).not.toBeChecked();
});
