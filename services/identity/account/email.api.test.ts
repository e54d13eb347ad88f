import {
  newOwner,
  postFrom,
  someAddress,
  getUntil,
  send,
  type TestOwner,
  waitUntil,
} from '@menuleaf/shared/testing/api.ts';
import { untilTokens, verifyEmail } from '@menuleaf/shared/testing/mail-to.ts';

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

const isVerified = async (owner: TestOwner): Promise<boolean> =>
  (await owner.send('GET', '/api/auth/me')).json.email_verified;

async function withMenu() {
  const owner = await newOwner();
  const { json: restaurant } = await owner.send('POST', '/api/restaurants', {
    name: `Quince ${owner.id}`,
  });
  await owner.send('POST', '/api/menus', { name: 'All day', restaurant_id: restaurant.id });
  return { owner, id: String(restaurant.id) };
}

/** Whether the directory's first page has it; it is the newest entry. */
async function isListed(id: string): Promise<boolean> {
  const { json } = await send('GET', '/api/restaurants/public');
  return json.restaurants.some((each: { id: string }) => each.id === id);
}

test('an owner is asked for, and listed by, the link that registration sends', async () => {
  const { owner, id } = await withMenu();
  await getUntil(`/api/restaurants/public/${id}`, ({ status }) => status === 200);
  expect([await isVerified(owner), await isListed(id)]).toEqual([false, false]);
  await verifyEmail(owner);
  expect(await isVerified(owner)).toBe(true);
  await waitUntil(() => isListed(id));
});

test('the link can be followed twice, and sent again but not without end', async () => {
  const owner = await newOwner();
  const again = () => owner.send('POST', '/api/auth/me/verification');
  expect((await again()).status).toBe(204);
  const tokens = await untilTokens(owner.email, 'verify-email', 2);
  const statuses = [await again(), await again(), await again()].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 429]);
  for (const token of [...tokens, ...tokens]) {
    const { status } = await postFrom(someAddress(), '/api/auth/verify-email', { token });
    expect(status).toBe(204);
  }
  expect([await isVerified(owner), (await again()).status]).toEqual([true, 204]);
});

test('a link that was never sent, or whose account is closed, verifies nothing', async () => {
  const owner = await newOwner();
  const [token] = await untilTokens(owner.email, 'verify-email');
  await owner.send('DELETE', '/api/auth/me', { password: owner.password });
  for (const bad of ['made-up', token]) {
    const answer = await postFrom(someAddress(), '/api/auth/verify-email', { token: bad });
    expect(answer).toMatchObject({
      status: 422,
      json: { detail: expect.stringContaining('This link has expired.') },
    });
  }
});
