import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { keepToken } from '@menuleaf/shared/browser/client/token.ts';
import { paidFromName } from '@menuleaf/shared/browser/storage-names.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import { PaymentSuccessPage } from './payment-success-page.tsx';

const user = {
  ...signedInUser,
  plan_type: 'pro',
  subscription_ends_at: '2026-12-21T12:00:00Z',
};
const confirm = 'POST /api/payments/confirm-payment';
const me = 'GET /api/auth/me';

function open(address: string, answer: { status?: number; body?: unknown }) {
  keepToken('t');
  const server = mockServer({ [confirm]: answer, [me]: { body: user } });
  const page = (
    <StrictMode>
      <PaymentSuccessPage />
    </StrictMode>
  );
  return { ...server, ...renderPage(page, address) };
}

const paid = { body: { plan_type: 'pro', session_id: 'cs_1' } };
const link = (name: string) => screen.getByRole('link', { name });

test('a payment is confirmed once, then the owner is read again', async () => {
  const { asked, router } = open('/payment-success?session_id=cs_1', paid);
  expect(await screen.findByText('Confirming your payment...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(screen.getByText('Your Pro subscription is now active')).toBeVisible();
  expect(link('Go to Dashboard')).toHaveAttribute('href', '/dashboard');
  await act(() => router.navigate('/payment-success?session_id=cs_1&again'));
  await screen.findByText('Your Pro subscription is now active');
  const calls = asked.map(({ call }) => call);
  expect(calls.filter((call) => call === confirm)).toHaveLength(1);
  expect(asked.find(({ call }) => call === confirm)?.body).toEqual({ session_id: 'cs_1' });
  expect(calls.lastIndexOf(me)).toBeGreaterThan(calls.indexOf(confirm));
});

test('who paid where a limit stopped them goes back there', async () => {
  window.sessionStorage.setItem(paidFromName, '/menu/m1/edit');
  open('/payment-success?session_id=cs_back', paid);
  await screen.findByText('Your Pro subscription is now active');
  expect(link('Back to where you were')).toHaveAttribute('href', '/menu/m1/edit');
  expect(link('Go to Dashboard')).toHaveAttribute('href', '/dashboard');
  window.sessionStorage.clear();
});

test.each([
  ['without a session', '/payment-success', paid, 'No payment session ID found.'],
  [
    'that the server explains',
    '/payment-success?session_id=cs_1',
    { status: 409, body: { detail: 'This payment has not been completed.' } },
    'This payment has not been completed.',
  ],
  [
    'that nobody explains',
    '/payment-success?session_id=cs_1',
    { status: 500 },
    'Failed to confirm payment',
  ],
  [
    'after the session has run out',
    '/payment-success?session_id=cs_1',
    { status: 401, body: { detail: 'Not authenticated' } },
    'Please log in to view your payment status.',
  ],
])('an error %s leads on', async (_, address, answer, words) => {
  open(address, answer);
  expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(link('Try Again')).toHaveAttribute('href', '/pricing');
  expect(link('Go to Dashboard')).toHaveAttribute('href', '/dashboard');
});

test('a guest is asked to log in, and comes back here', async () => {
  const { asked } = mockServer({ [confirm]: paid });
  renderPage(<PaymentSuccessPage />, '/payment-success?session_id=cs_1');
  expect(await screen.findByText('Please log in to view your payment status.')).toBeVisible();
  expect(link('Log in')).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent('/payment-success?session_id=cs_1')}`,
  );
  await waitFor(() => expect(asked.some(({ call }) => call === confirm)).toBe(false));
});
