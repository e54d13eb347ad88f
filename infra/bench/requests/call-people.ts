import { softwarePasskey } from '@menuleaf/shared/testing/software-passkey.ts';
import { account } from './call-identity.ts';
import type { Sender } from './counting-sender.ts';

const cook = {
  email: 'bench-cook@example.com',
  password: 'olive oil cake',
  full_name: 'Bench Cook',
};
const people = '/api/auth/people';
const { password } = account;

const signIn = (send: Sender, { email: username }: { email: string }) =>
  send.call('POST /api/auth/login', { body: { username, password }, note: 'of one of the people' });

/** A Pro owner's calls for people in the account, and theirs. Leaves a session of the owner. */
export async function callPeople(send: Sender) {
  const { call } = send;
  const invite = (email: string) =>
    call(`POST ${people}/invitations`, { body: { email, role: 'kitchen' } });
  const { id } = await invite('bench-nobody@example.com');
  await call(`DELETE ${people}/invitations/{id}`, { params: { id } });
  await invite(cook.email);
  await call(`GET ${people}`);
  const token = await send.mailed(cook.email, 'invitation');
  await call('POST /api/auth/invitations/read', { body: { token } });
  const joining = await call('POST /api/auth/register', { body: cook, note: 'to join' });
  await call('POST /api/auth/invitations/accept', { body: { token } });
  const { accounts } = await call('GET /api/auth/accounts');
  const ids = { own: accounts[0]?.id ?? '', owners: accounts[1]?.id ?? '' };
  await call('POST /api/auth/accounts/{id}/open', { params: { id: ids.owners } });
  await signIn(send, account);
  const person = { id: joining.user?.id ?? '' };
  await call(`PATCH ${people}/{id}`, { params: person, body: { role: 'editor' } });
  await call(`POST ${people}/{id}/owner`, { params: person, body: { password } });
  await signIn(send, cook);
  const { accounts: theirs } = await call('GET /api/auth/accounts');
  const before = { id: theirs[1]?.id ?? '' };
  await call('POST /api/auth/accounts/{id}/open', { params: before });
  const { people: all } = await call(`GET ${people}`);
  const back = { id: all.find(({ id }) => id !== person.id)?.id ?? '' };
  await call(`POST ${people}/{id}/owner`, { params: back, body: { password } });
  await signIn(send, account);
  await call('POST /api/auth/accounts/{id}/open', { params: before });
  await call(`DELETE ${people}/{id}`, { params: person });
  await invite(cook.email);
  const again = await send.mailed(cook.email, 'invitation', token);
  await signIn(send, cook);
  await call('POST /api/auth/invitations/accept', { body: { token: again }, note: 'once more' });
  await call('POST /api/auth/accounts/{id}/open', { params: { id: ids.own }, note: 'back' });
  await call('DELETE /api/auth/accounts/{id}', { params: { id: ids.owners } });
  await signIn(send, account);
}

/** An owner's sessions and passkeys. Leaves another session. */
export async function callSignIns(send: Sender) {
  const { call, cloud } = send;
  const passkey = softwarePasskey(cloud.origin);
  const opened = await signIn(send, account);
  await call('GET /api/auth/sessions');
  const { challenge } = await call('POST /api/auth/passkeys/options', { body: { password } });
  const made = { name: 'Bench', response: passkey.make(challenge) };
  const { id } = await call('POST /api/auth/passkeys', { body: made });
  await call('GET /api/auth/passkeys');
  await call('PATCH /api/auth/passkeys/{id}', { params: { id }, body: { name: 'Bench 2' } });
  const asked = await call('POST /api/auth/passkey-sign-in/options', { body: {} });
  const response = passkey.sign(asked.challenge, opened.user?.id ?? '');
  await call('POST /api/auth/passkey-sign-in', { body: { response } });
  await call('DELETE /api/auth/passkeys/{id}', { params: { id } });
  const { sessions } = await call('GET /api/auth/sessions', { note: 'to end one' });
  const other = sessions.find(({ is_current }) => !is_current)?.id ?? '';
  await call('DELETE /api/auth/sessions/{id}', { params: { id: other } });
}
