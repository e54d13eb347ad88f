import { expect, test } from '@jest/globals';
import { newOwner, postFrom, someAddress } from '@menuleaf/shared/testing/api.ts';
import { untilTokens } from '@menuleaf/shared/testing/mail-to.ts';

const verify = async (token: string | undefined) =>
  (await postFrom(someAddress(), '/api/auth/verify-email', { token })).status;

const tokenTo = async (email: string, page: string) => (await untilTokens(email, page)).at(-1);

test('a mistyped email is corrected: what was sent to it is worth nothing, the new one is confirmed', async () => {
  const owner = await newOwner();
  const { password } = owner;
  const right = `right-${owner.email}`;
  const change = (email: string, typed = password) =>
    owner.send('POST', '/api/auth/change-email', { email, password: typed });
  await postFrom(someAddress(), '/api/auth/forgot-password', { email: owner.email });
  const [old, reset] = await Promise.all([
    tokenTo(owner.email, 'verify-email'),
    tokenTo(owner.email, 'reset-password'),
  ]);
  expect((await change(right, 'guessed')).status).toBe(422);
  expect(await change(right)).toMatchObject({
    status: 200,
    json: { email: right, email_verified: false },
  });
  expect(await verify(old)).toBe(422);
  const taking = { token: reset, password: 'a-stranger' };
  expect((await postFrom(someAddress(), '/api/auth/reset-password', taking)).status).toBe(422);
  const login = (username: string) =>
    postFrom(someAddress(), '/api/auth/login', { username, password });
  expect([(await login(owner.email)).status, (await login(right)).status]).toEqual([401, 200]);
  // The same address in other letters is another spelling, not another account.
  expect((await change(right.toUpperCase())).status).toBe(200);
  expect(await verify(await tokenTo(right.toUpperCase(), 'verify-email'))).toBe(204);
  const me = await owner.send('GET', '/api/auth/me');
  expect(me.json).toMatchObject({ email: right.toUpperCase(), email_verified: true });
  expect(await change(owner.email)).toMatchObject({
    status: 409,
    json: { detail: 'This email is confirmed and can’t be changed.' },
  });
});

test('an email of somebody else is refused, and freed when they correct theirs', async () => {
  const [ada, grace] = await Promise.all([newOwner(), newOwner()]);
  const change = (owner: typeof ada, email: string) =>
    owner.send('POST', '/api/auth/change-email', { email, password: owner.password });
  expect(await change(ada, grace.email)).toMatchObject({
    status: 409,
    json: { detail: 'Email already registered' },
  });
  expect((await change(grace, `other-${grace.email}`)).status).toBe(200);
  expect((await change(ada, grace.email)).status).toBe(200);
});
