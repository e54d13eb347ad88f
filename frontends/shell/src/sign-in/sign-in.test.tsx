import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { Route, Routes } from '@menuleaf/shared/browser/federation/router.ts';
import { keepToken } from '@menuleaf/shared/browser/client/token.ts';
import { forgetSession } from '@menuleaf/shared/browser/session/session.ts';
import { mockServer, serverFor } from '@menuleaf/shared/testing/mock-server.ts';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import LoginPage from './login-page.tsx';
import { OwnersOnly } from './owners-only.tsx';
import RegisterPage from './register-page.tsx';

const user = signedInUser;
const opened = { access_token: 't', token_type: 'bearer', user };

const account = { id: 'u1', role: 'owner', given_role: 'owner', restaurants: null };
const instead = { ...user, account: { ...account, has_others: false, is_instead: true } };

test.each([
  ['where they were going', user, '/menu/m1/edit'],
  ['to their own account where the last one is no longer theirs', instead, '/dashboard'],
])('login brings the owner %s', async (_where, arriving, path) => {
  mockServer({ 'POST /api/auth/login': { body: { ...opened, user: arriving } } });
  const { router } = renderPage(<LoginPage />, '/login?next=%2Fmenu%2Fm1%2Fedit');
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('who signs up with an address that has an account is led to it, and need not type it again', async () => {
  const taken = { status: 409, body: { detail: 'Email already registered' } };
  mockServer({ 'POST /api/auth/register': taken });
  const pages = (
    <Routes>
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/login" element={<LoginPage />} />
    </Routes>
  );
  renderPage(pages, '/register');
  await userEvent.type(await screen.findByLabelText('Full name'), 'Ada Cook');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  const alert = within(await screen.findByRole('alert'));
  await userEvent.click(alert.getByRole('link', { name: 'Login' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.com');
});

test('a password is typed twice, and can be looked at', async () => {
  const { asked, sent } = mockServer({ 'POST /api/auth/register': { status: 201, body: opened } });
  renderPage(<RegisterPage />, '/register');
  await userEvent.type(await screen.findByLabelText('Full name'), 'Ada Cook');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  const password = screen.getByLabelText('Password');
  await userEvent.type(password, 'secret1');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  const again = screen.getByLabelText('Confirm password');
  await userEvent.type(again, 'secret2');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(again).toHaveAccessibleDescription('Passwords do not match');
  expect(asked.map(({ call }) => call)).not.toContain('POST /api/auth/register');
  await userEvent.clear(again);
  await userEvent.type(again, 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() =>
    expect(sent('POST /api/auth/register')[0]).toEqual({
      full_name: 'Ada Cook',
      email: 'ada@example.com',
      password: 'secret1',
    }),
  );
});

test('who logs out on the way to a page that has not loaded is not sent to login', async () => {
  serverFor(user);
  const NeverThere = lazy(() => new Promise<never>(() => undefined));
  const { router, queries } = renderPage(
    <Suspense>
      <Routes>
        <Route path="/dashboard" element={<OwnersOnly>secret</OwnersOnly>} />
        <Route path="/" element={<NeverThere />} />
        <Route path="/login" element={null} />
      </Routes>
    </Suspense>,
    '/dashboard',
  );
  await screen.findByText('secret');
  await act(() => router.navigate('/'));
  act(() => forgetSession(queries));
  await waitFor(() => expect(screen.queryByText('secret')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
});

test('while it is not known who one is, that is said and nothing is shown', async () => {
  keepToken('t');
  mockServer({ 'GET /api/auth/me': { never: true } });
  renderPage(<OwnersOnly>secret</OwnersOnly>, '/dashboard');
  expect(await screen.findByText('Checking authentication...')).toBeVisible();
  expect(screen.queryByText('secret')).toBeNull();
});
