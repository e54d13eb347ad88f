import { afterEach, expect, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { pasta } from './catalogue-for-tests.ts';
import { oneOfEach } from './one-of-each.ts';
import { openPage } from './owners-page.tsx';

afterEach(() => onlineManager.setOnline(true));

test('a save without a connection says so, keeps the form, and is sent when there is one', async () => {
  const { sent } = mockServer({ ...oneOfEach, 'PUT /api/categories/c1': { body: pasta } });
  const { router } = openPage('/category/c1/edit');
  const name = await screen.findByLabelText('Category Name');
  act(() => onlineManager.setOnline(false));
  await user.type(name, ' fresca');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const note = await screen.findByText('No connection. Nothing has been sent yet.');
  expect(note.parentElement).toHaveFocus();
  await user.type(name, '!');
  expect(sent('PUT')).toEqual([]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=categories'));
  expect(sent('PUT')).toMatchObject([{ name: 'Pasta fresca!' }]);
});
