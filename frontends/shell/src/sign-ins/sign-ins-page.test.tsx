import { screen } from '@testing-library/react';
import { serverFor } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import { Pages } from '../pages.tsx';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const session = (device: string, created: number, used: number) => ({
  id: device,
  device,
  created_at: minutesAgo(created),
  last_used_at: minutesAgo(used),
  is_current: false,
});

test('a device was opened no earlier than one signed in on it, though its last hour began before', async () => {
  serverFor(signedInUser, {
    'GET /api/auth/sessions': { body: [session('Phone', 30, 80), session('Till', 310, 130)] },
    'GET /api/auth/passkeys': { body: [] },
  });
  renderPage(<Pages />, '/account/sign-in');
  expect(await screen.findByText('Signed in less than an hour ago')).toBeVisible();
  expect(screen.getByText('Signed in 5 hours ago, last opened 2 hours ago')).toBeVisible();
});
