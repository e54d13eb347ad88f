import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepToken } from '@menuleaf/shared/browser/client/token.ts';
import { mockServer, serverFor } from '@menuleaf/shared/testing/mock-server.ts';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import { ToastOutlet } from '@menuleaf/shared/ui/toast/toast-outlet.tsx';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import VerifyEmailPage from './verify-email-page.tsx';
import { VerifyNote } from './verify-note.tsx';

const user = { ...signedInUser, email_verified: false };

const noteOf = () => screen.queryByRole('region', { name: 'Confirm your email' });

test.each(['/dashboard', '/account'])(
  '%s reminds of the link until it was followed',
  async (at) => {
    const { asked } = serverFor(user, {
      'POST /api/auth/me/verification': { status: 204 },
    });
    renderPage(
      <>
        <VerifyNote />
        <ToastOutlet />
      </>,
      at,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
    await waitFor(() =>
      expect(asked.map(({ call }) => call)).toContain('POST /api/auth/me/verification'),
    );
    expect(await screen.findByText(`The link is on its way to ${user.email}.`)).toBeVisible();
  },
);

test('the reminder is gone on the way back from the tab in which the link was followed', async () => {
  serverFor(user);
  renderPage(<VerifyNote />, '/dashboard');
  await screen.findByRole('region', { name: 'Confirm your email' });
  mockServer({ 'GET /api/auth/me': { body: { ...user, email_verified: true } } });
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(noteOf()).toBeNull());
});

test.each([
  ['/dashboard', { ...user, email_verified: true }],
  ['/pricing', user],
  // An older service does not report it.
  ['/dashboard', { ...user, email_verified: undefined }],
])('there is no reminder at %s for %j', async (at, owner) => {
  const { asked } = serverFor(owner);
  renderPage(<VerifyNote />, at);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(noteOf()).toBeNull();
});

const verify = 'POST /api/auth/verify-email';
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm your email' }));

test.each([
  ['a program that checks mail', undefined],
  ['somebody else', { ...user, email_verified: true }],
])('the link that %s opens confirms nothing until its button is pressed', async (_, body) => {
  if (body) keepToken('t');
  const { asked } = mockServer({ 'GET /api/auth/me': { body }, [verify]: { status: 204 } });
  renderPage(<VerifyEmailPage />, '/verify-email?token=abc');
  expect(await screen.findByRole('button', { name: 'Confirm your email' })).toHaveFocus();
  expect(asked.map(({ call }) => call)).not.toContain(verify);
  await press();
  expect(await screen.findByText(/your email is confirmed/)).toBeVisible();
  expect(asked).toContainEqual({ call: verify, body: { token: 'abc' } });
});

test('a link that has expired says what to do, in the words of the server', async () => {
  const detail = 'This link has expired.';
  mockServer({ [verify]: { status: 422, body: { detail } } });
  renderPage(<VerifyEmailPage />, '/verify-email?token=abc');
  await press();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(detail)).toBeVisible();
  // A spent link stays spent: trying it again would help nobody.
  expect(alert.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(alert.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
    'href',
    '/account',
  );
});

test('a link without its token asks nothing', async () => {
  const { asked } = mockServer({});
  renderPage(<VerifyEmailPage />, '/verify-email');
  expect(await screen.findByText('This link is incomplete.')).toBeVisible();
  expect(asked).toEqual([]);
});
