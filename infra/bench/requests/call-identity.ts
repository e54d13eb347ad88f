import type { Sender } from './counting-sender.ts';

const password = 'olive oil cake';
export const account = { email: 'bench@example.com', password, full_name: 'Bench' };

const signIn = (send: Sender, secret: string, note = '') =>
  send.call('POST /api/auth/login', {
    body: { username: account.email, password: secret },
    note,
  });

/** Registers an account, and makes an owner's calls. Leaves a session. */
export async function callIdentity(send: Sender) {
  const mistyped = { ...account, email: 'bench@example.con' };
  await send.call('POST /api/auth/register', { body: mistyped });
  await send.call('POST /api/auth/change-email', { body: { email: account.email, password } });
  await signIn(send, password);
  await send.call('GET /api/auth/me');
  await send.call('PATCH /api/auth/me', { body: { full_name: 'Bench Owner' } });
  await send.call('GET /api/auth/me/export');
  await send.call('POST /api/auth/me/verification');
  const verification = await send.mailed(account.email, 'verify-email');
  await send.call('POST /api/auth/verify-email', { body: { token: verification } });
  const change = { current_password: password, new_password: 'fig jam toast' };
  await send.call('POST /api/auth/change-password', { body: change });
  await send.call('POST /api/auth/forgot-password', { body: { email: account.email } });
  const reset = await send.mailed(account.email, 'reset-password');
  await send.call('POST /api/auth/reset-password', { body: { token: reset, password } });
  await signIn(send, password);
}

/** Closes the registered account. */
export async function closeIdentity(send: Sender) {
  await send.call('POST /api/auth/logout');
  await signIn(send, password, 'of one of the people');
  await send.call('DELETE /api/auth/me', { body: { password } });
}
