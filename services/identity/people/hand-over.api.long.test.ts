import {
  newOwner,
  postFrom,
  someAddress,
  type TestOwner,
  withToken,
} from '@menuleaf/shared/testing/api.ts';
import { untilMailed, verifyEmail } from '@menuleaf/shared/testing/mail-to.ts';
import { newMember } from '@menuleaf/shared/testing/new-member.ts';

const signIn = async (who: TestOwner) => {
  const credentials = { username: who.email, password: who.password };
  const { json } = await postFrom(someAddress(), '/api/auth/login', credentials);
  return { account: json.user.account, as: withToken(who, json.access_token) };
};
const open = async (who: TestOwner, id: string) => {
  const { json } = await who.send('POST', `/api/auth/accounts/${id}/open`);
  return withToken(who, json.access_token);
};

async function handedOver() {
  const before = await newOwner();
  await before.send('POST', '/api/restaurants', { name: 'Fig Tree' });
  const after = await newMember(before, 'kitchen');
  const path = `/api/auth/people/${after.id}/owner`;
  const unverified = await before.send('POST', path, { password: before.password });
  expect(unverified.status).toBe(409);
  await verifyEmail(before);
  expect((await before.send('POST', path, { password: 'not this' })).status).toBe(422);
  expect((await before.send('POST', path, { password: before.password })).status).toBe(204);
  return { before, after };
}

test('an account that is handed over keeps what it has, and has one owner', async () => {
  const { before, after } = await handedOver();
  expect((await after.send('GET', '/api/auth/me')).json.account).toMatchObject({
    id: before.id,
    role: 'owner',
  });
  const { json } = await after.send('GET', '/api/auth/people');
  expect(json.people.map(({ id, role }: { id: string; role: string }) => [id, role])).toEqual([
    [after.id, 'owner'],
    [before.id, 'manager'],
  ]);
  const restaurants = await after.send('GET', '/api/restaurants');
  expect(restaurants.json.map(({ name }: { name: string }) => name)).toEqual(['Fig Tree']);
  // On Free the previous owner has the kitchen role.
  expect((await before.send('GET', '/api/auth/me')).json.account).toMatchObject({
    role: 'kitchen',
    given_role: 'manager',
  });
  expect((await before.send('GET', '/api/auth/people')).status).toBe(403);
  const checkout = '/api/payments/create-checkout-session';
  expect((await after.send('POST', checkout, { plan_type: 'pro' })).status).toBe(200);
  await untilMailed(after.email, 'You own Fig Tree on Menuleaf now');
  await untilMailed(before.email, 'You handed over Fig Tree on Menuleaf');
});

test('who has handed an account over has an empty one, also when they are removed from it', async () => {
  const { before, after } = await handedOver();
  const { json: accounts } = await before.send('GET', '/api/auth/accounts');
  const own = accounts.find(({ is_own }: { is_own: boolean }) => is_own);
  expect(own).toMatchObject({ role: 'owner' });
  expect(own.id).not.toBe(before.id);
  await after.send('DELETE', `/api/auth/people/${before.id}`);
  // A token without an account is for the one with their id.
  expect((await before.send('GET', '/api/overview')).status).toBe(401);
  const { account, as } = await signIn(before);
  expect(account).toMatchObject({ id: own.id, role: 'owner' });
  expect((await as.send('POST', `/api/auth/accounts/${before.id}/open`)).status).toBe(404);
  expect((await as.send('POST', '/api/restaurants', { name: 'Quince' })).status).toBe(201);
});

test('who owned an account before closes what is their own, and it goes on', async () => {
  const { before, after } = await handedOver();
  const { json: accounts } = await before.send('GET', '/api/auth/accounts');
  const inOwn = await open(before, accounts[0].id);
  const closed = await inOwn.send('DELETE', '/api/auth/me', { password: before.password });
  expect(closed.status).toBe(204);
  expect((await before.send('GET', '/api/auth/me')).status).toBe(401);
  const restaurants = await after.send('GET', '/api/restaurants');
  expect(restaurants.json).toHaveLength(1);
  const people = await after.send('GET', '/api/auth/people');
  expect(people.json.people).toHaveLength(1);
});

test('the new owner closes the account alone, and only then their own', async () => {
  const { before, after } = await handedOver();
  const inOwn = await open(after, after.id);
  const refused = await inOwn.send('DELETE', '/api/auth/me', { password: after.password });
  expect([refused.status, refused.json.detail]).toEqual([
    409,
    expect.stringContaining('You own another account as well'),
  ]);
  expect((await after.send('DELETE', '/api/auth/me', { password: after.password })).status).toBe(
    204,
  );
  expect((await before.send('GET', '/api/overview')).status).toBe(401);
  expect((await signIn(before)).account.role).toBe('owner');
  const own = await signIn(after);
  expect(own.account).toMatchObject({ id: after.id, has_others: false });
  expect((await own.as.send('DELETE', '/api/auth/me', { password: after.password })).status).toBe(
    204,
  );
});

test('an account can be handed back', async () => {
  const { before, after } = await handedOver();
  const path = `/api/auth/people/${before.id}/owner`;
  expect((await after.send('POST', path, { password: after.password })).status).toBe(204);
  const { account } = await signIn(before);
  expect(account).toMatchObject({ id: before.id, role: 'owner' });
  expect((await after.send('GET', '/api/auth/me')).json.account.given_role).toBe('manager');
});
