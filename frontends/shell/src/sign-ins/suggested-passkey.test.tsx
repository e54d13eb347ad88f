import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { renderPage } from '@menuleaf/shared/testing/render-page.tsx';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';

const chosen = Promise.withResolvers<object>();
const startAuthentication = jest.fn(() => chosen.promise);
jest.unstable_mockModule('@simplewebauthn/browser', () => ({
  startAuthentication,
  WebAuthnAbortService: { cancelCeremony: () => undefined },
}));
const { default: LoginPage } = await import('../sign-in/login-page.tsx');

test('who ticks Remember me and then takes the suggested passkey is remembered', async () => {
  Object.assign(window, {
    PublicKeyCredential: { isConditionalMediationAvailable: async () => true },
  });
  const opened = { access_token: 't', token_type: 'bearer', user: signedInUser };
  const { asked } = mockServer({
    'POST /api/auth/passkey-sign-in/options': { body: { challenge: 'c', rpId: 'localhost' } },
    'POST /api/auth/passkey-sign-in': { body: opened },
  });
  const { router } = renderPage(<LoginPage />, '/login');
  await userEvent.click(await screen.findByLabelText('Email'));
  await waitFor(() => expect(startAuthentication).toHaveBeenCalled());
  await userEvent.click(screen.getByLabelText('Remember me'));
  chosen.resolve({ id: 'passkey' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(asked.at(-1)?.body).toMatchObject({ remember_me: true });
});
