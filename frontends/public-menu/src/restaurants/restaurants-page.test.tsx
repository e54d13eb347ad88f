import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { RestaurantsPage } from './restaurants-page.tsx';

test('the form keeps the focus when a city is looked for, and shows the city of the address', async () => {
  const user = userEvent.setup();
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
