import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answering } from '@menuleaf/shared/testing/answering.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import Dashboard from '../remote.tsx';
import { signedIn, soup } from './catalogue-for-tests.ts';
import { oneOfEach } from './one-of-each.ts';

test('a refused file leaves its field, and nothing is saved before it is dropped', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const { asked } = answering({
    ...oneOfEach,
    ...signedIn('pro'),
    'PUT /api/menus/items/i1': { body: soup },
  });
  const saves = () => asked.filter(({ call }) => call.startsWith('PUT')).length;
  const { router } = renderPage(<Dashboard />, '/menu-item/i1/edit');
  const field = await screen.findByLabelText(/^Image/);
  await user.upload(field, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
  expect(field).toHaveValue('');
  const refusal = 'Please select a valid image file (JPG, PNG, or WebP)';
  expect(field).toHaveAccessibleDescription(expect.stringContaining(refusal));
  await user.click(screen.getByRole('button', { name: 'Update Menu Item' }));
  await user.click(await screen.findByRole('link', { name: refusal }));
  expect(field).toHaveFocus();
  expect(saves()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Remove file' }));
  await user.click(screen.getByRole('button', { name: 'Update Menu Item' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(saves()).toBe(1);
});
