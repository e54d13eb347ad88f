import { act, screen, waitFor, within } from '@testing-library/react';
import { keepToken } from '@menuleaf/shared/browser/client/token.ts';
import { mockServer, serverFor } from '@menuleaf/shared/testing/mock-server.ts';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import { retype, user } from '@menuleaf/shared/testing/user.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { ToastOutlet } from '@menuleaf/shared/ui/toast/toast-outlet.tsx';
import { Pages } from '../pages.tsx';
import { VerifyNote } from '../verification/verify-note.tsx';

const open = () => {
  const { asked } = serverFor(signedInUser, {
    'GET /api/restaurants/public': { body: { restaurants: [], next_cursor: null } },
    'PATCH /api/auth/me': { body: { ...signedInUser, full_name: 'Ada Cooks' } },
    'DELETE /api/auth/me': { status: 204 },
  });
  const page = (
    <>
      <Pages />
      <ToastOutlet />
    </>
  );
  return { asked, ...renderPage(page, '/account') };
};

test('unsaved changes of any form ask before the account is left; typed back or saved they do not', async () => {
  const { router } = open();
  const name = await screen.findByLabelText('Full name');
  await user.type(name, 's');
  await act(() => router.navigate('/privacy'));
  await user.click(within(await screen.findByRole('dialog')).getByText('Stay'));
  await user.type(name, '{Backspace}');
  await user.type(screen.getByLabelText('New password'), 'x');
  await act(() => router.navigate('/privacy'));
  await user.click(within(await screen.findByRole('dialog')).getByText('Stay'));
  await user.clear(screen.getByLabelText('New password'));
  await user.type(name, 's');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Your name was saved')).toBeVisible();
  await act(() => router.navigate('/privacy'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'));
});

test('an email that is not confirmed is corrected, on the way from the reminder', async () => {
  keepToken('t');
  const mistyped = { ...signedInUser, email: 'ada@exmaple.com', email_verified: false };
  const { asked } = mockServer({
    'GET /api/auth/me': { body: mistyped },
    'POST /api/auth/change-email': { body: { ...mistyped, email: 'ada@example.com' } },
  });
  const { router } = renderPage(
    <>
      <VerifyNote />
      <Pages />
      <ToastOutlet />
    </>,
    '/account',
  );
  const form = within(await screen.findByRole('form', { name: 'Email' }));
  await user.click(screen.getByRole('link', { name: 'Wrong address?' }));
  expect(router.state.location.hash).toBe('#email');
  const email = form.getByLabelText('Email');
  expect(email).toHaveFocus();
  await retype(email, 'ada@example.com');
  await user.type(form.getByLabelText('Your password'), 'secret');
  await user.click(form.getByRole('button', { name: 'Change email' }));
  expect(await screen.findByText('The link is on its way to ada@example.com.')).toBeVisible();
  expect(asked).toContainEqual({
    call: 'POST /api/auth/change-email',
    body: { email: 'ada@example.com', password: 'secret' },
  });
  expect(screen.getByRole('region', { name: 'Confirm your email' })).toHaveTextContent(
    'ada@example.com',
  );
  await act(() => router.navigate('/privacy'));
  expect(router.state.location.pathname).toBe('/privacy');
});

const pro = { ...signedInUser, plan_type: 'pro', subscription_ends_at: '2027-01-15T12:00:00Z' };
test.each([
  [signedInUser, 'You are on the Free plan.'],
  [pro, 'You are on the Pro plan. It renews on January 15, 2027.'],
  [
    { ...pro, subscription_cancelled_at_period_end: true },
    'Pro was cancelled. You have it until January 15, 2027, then your account is on Free.',
  ],
  [
    { ...pro, subscription_past_due: true },
    'Your last payment for Pro did not go through. You have Pro until January 15, 2027.',
  ],
])('the account says how its plan stands: %#', async (known, words) => {
  serverFor(known);
  renderPage(<Pages />, '/account');
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.queryAllByText(/Your Pro subscription is cancelled at once/)).toHaveLength(
    known.plan_type === 'pro' ? 1 : 0,
  );
});

test('the account says how to use another email address', async () => {
  open();
  expect(await screen.findByText(/A confirmed email address can’t be changed\./)).toHaveTextContent(
    'To use a new one, invite it, sign up with it, and make it the owner.',
  );
  expect(screen.getByRole('link', { name: 'invite it' })).toHaveAttribute(
    'href',
    '/account/people',
  );
});

test('the export is still there once its click is over, when Safari reads it', async () => {
  open();
  mockServer({
    'GET /api/auth/me/export': {
      body: {
        format: 'menuleaf-export-1',
        exported_at: '2026-01-01T00:00:00Z',
        user: signedInUser,
        restaurants: [],
        menus: [],
        categories: [],
        items: [],
        next_cursor: null,
      },
    },
  });
  const done: string[] = [];
  URL.createObjectURL = () => 'blob:export';
  URL.revokeObjectURL = () => void done.push('revoked');
  jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => void done.push('clicked'));
  await user.click(await screen.findByRole('button', { name: 'Export my data' }));
  await waitFor(() => expect(done).toContain('clicked'));
  expect(done).toEqual(['clicked']);
});

test('who deletes the account is at home then, and is told so, whatever was typed', async () => {
  const { router } = open();
  await user.type(await screen.findByLabelText('Full name'), 's');
  expect(screen.getByText(/This action cannot be undone\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await user.type(screen.getByLabelText('Your password'), 'olive oil cake');
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Your account was deleted.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(localStorage.getItem('menuleaf-access-token')).toBeNull();
});
