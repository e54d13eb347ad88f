import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from '@menuleaf/shared/browser/federation/router.ts';
import { createMemoryRouter } from '@menuleaf/shared/browser/router/memory-router.ts';
import { announceSignedOut } from '@menuleaf/shared/browser/client/signed-out.ts';
import { keepToken } from '@menuleaf/shared/browser/client/token.ts';
import { accessTokenName } from '@menuleaf/shared/browser/storage-names.ts';
import { mockServer, serverFor } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';

jest.unstable_mockModule('./remotes/load-remote.ts', () => ({ fetchRemote: () => undefined }));
const { shellRoutes } = await import('./shell-routes.tsx');

function Broken(): never {
  throw new Error('the password is hunter2');
}

test('a page that breaks is told in plain words, without a word of its inside', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const routes = shellRoutes.map((route) => ({ ...route, element: <Broken /> }));
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/any'] })} />);
  expect(await screen.findByRole('heading', { name: /^Something went wrong/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/hunter2|Error|\.tsx/);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(shellRoutes.map(({ path }) => path)).toEqual(['*']);
});

test('an owner’s tab leaves once somebody else has signed in in another one', async () => {
  serverFor(signedInUser);
  const reported = jest.spyOn(console, 'error').mockReturnValue(undefined);
  renderPage(<>{shellRoutes[0]?.element}</>, '/account');
  await screen.findByRole('link', { name: signedInUser.full_name });
  const signIn = (sub: string) => {
    const newValue = `head.${btoa(JSON.stringify({ sub }))}.signature`;
    window.dispatchEvent(new StorageEvent('storage', { key: accessTokenName, newValue }));
  };
  const navigations = () => reported.mock.calls.filter((said) => /navigation/.test(String(said)));
  signIn(signedInUser.id);
  expect(navigations()).toEqual([]);
  signIn('somebody else');
  expect(navigations()).toHaveLength(1);
});

test('whose session ended is told so at the login, once, and not welcomed alone', async () => {
  serverFor(signedInUser);
  const { router } = renderPage(<>{shellRoutes[0]?.element}</>, '/account');
  await screen.findByRole('link', { name: signedInUser.full_name });
  act(() => {
    announceSignedOut();
    announceSignedOut();
  });
  expect(await screen.findAllByText(/^Signed out, or no longer/)).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/login');
});

test('who arrives in their own account instead of the last one is told why', async () => {
  keepToken('t');
  const account = { id: 'u1', role: 'owner', given_role: 'owner', restaurants: null };
  const user = { ...signedInUser, account: { ...account, has_others: false, is_instead: true } };
  mockServer({ 'GET /api/auth/me': { body: user } });
  renderPage(<>{shellRoutes[0]?.element}</>, '/account');
  expect(await screen.findByText(/no longer work in the account/)).toBeVisible();
});
