import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { toast, type ToastMessage } from './toast.ts';

const say = (message: ToastMessage) => act(() => toast(message));
const run = () => undefined;

test('what only confirms gives way to the next message; what can be taken back stays', async () => {
  renderPage(<ToastOutlet />, '/');
  say({ title: 'Soup was deleted', action: { label: 'Undo', run } });
  say({ title: 'Bread was added' });
  expect(await screen.findByText('Bread was added')).toBeVisible();
  say({ title: 'Cake was added' });
  expect(await screen.findByText('Cake was added')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Bread was added')).toBeNull());
  expect(screen.getByText('Soup was deleted')).toBeVisible();
  say({ title: 'That failed', tone: 'danger' });
  expect(await screen.findByText('That failed')).toBeVisible();
  expect(screen.getByText('Cake was added')).toBeVisible();
});
