import { act, screen, waitFor } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { user } from '@menuleaf/shared/testing/user.ts';
import { RestaurantsPage } from './restaurants-page.tsx';

test('the form keeps the focus when a city is looked for, and shows the city of the address', async () => {
  // React makes one of a form that navigates, which Node's does not take.
  Object.assign(globalThis, { FormData: Map });
  const nobody = { body: { restaurants: [], next_cursor: null } };
  mockServer({ 'GET /api/restaurants/public': nobody });
  const { router } = renderPage(<RestaurantsPage />, '/restaurants');
  const field = await screen.findByLabelText('City');
  await user.type(field, 'Lisbon');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('No restaurants in Lisbon yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue(''));
});

const page = (name: string, next_cursor: string | null) => {
  const at = { city: 'Salem', state: 'OR', published_at: '2026-01-01T00:00:00Z' };
  const restaurants = [{ id: name.toLowerCase(), name, description: null, ...at }];
  return { body: { restaurants, next_cursor } };
};

test('a further page that fails says so, and can be asked for again', async () => {
  mockServer({ 'GET /api/restaurants/public': page('Fig', 'next') });
  renderPage(<RestaurantsPage />, '/restaurants');
  expect(await screen.findByRole('heading', { name: 'Fig' })).toBeVisible();
  mockServer({ 'GET /api/restaurants/public': { status: 503, body: {} } });
  const more = screen.getByRole('button', { name: 'Show more' });
  await user.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load restaurants');
  expect(screen.getByRole('heading', { name: 'Fig' })).toBeVisible();
  mockServer({ 'GET /api/restaurants/public': page('Plum', null) });
  await user.click(more);
  expect(await screen.findByRole('heading', { name: 'Plum' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
