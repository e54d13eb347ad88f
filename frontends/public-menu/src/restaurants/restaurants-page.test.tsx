import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import PublicMenu from '../remote.tsx';

const listed = (name: string) => ({
  id: name.toLowerCase(),
  name,
  description: null,
  city: 'Salem',
  state: 'OR',
  published_at: '2026-01-01T00:00:00Z',
});
const page = (name: string, next_cursor: string | null) => ({
  body: { restaurants: [listed(name)], next_cursor },
});

test('a further page that fails says so, and can be asked for again', async () => {
  mockServer({ 'GET /api/restaurants/public': page('Fig', 'next') });
  renderPage(<PublicMenu />, '/restaurants');
  expect(await screen.findByRole('heading', { name: 'Fig' })).toBeVisible();
  mockServer({ 'GET /api/restaurants/public': { status: 503, body: {} } });
  const more = screen.getByRole('button', { name: 'Show more' });
  await userEvent.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load restaurants');
  expect(screen.getByRole('heading', { name: 'Fig' })).toBeVisible();
  mockServer({ 'GET /api/restaurants/public': page('Plum', null) });
  await userEvent.click(more);
  expect(await screen.findByRole('heading', { name: 'Plum' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
