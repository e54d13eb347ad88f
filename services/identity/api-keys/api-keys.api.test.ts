import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { apiKeysKey } from '@menuleaf/shared/server/session/api-key.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import {
  form,
  newOwner,
  postFrom,
  send,
  someAddress,
  type TestOwner,
  withToken,
} from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { newMember } from '@menuleaf/shared/testing/new-member.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';
import { untilMailed } from '@menuleaf/shared/testing/mail-to.ts';

const path = '/api/auth/api-keys';
const till = { name: 'Till', scopes: ['availability', 'read'], expires_in_days: 90 };
async function made(owner: TestOwner, wanted: object = till) {
  const body = { ...wanted, password: owner.password };
  const { status, json, text } = await owner.send('POST', path, body);
  if (status !== 201) throw new Error(`${status} ${text}`);
  return json;
}

async function dishOf(owner: TestOwner): Promise<string> {
  const { json } = await owner.send('POST', '/api/menus/items', form({ name: 'Soup', price: '9' }));
  return json.id;
}

const sellOut = (token: string, dish: string) =>
  send('PATCH', `/api/menus/items/${dish}/availability`, { token, body: { is_available: false } });

test('a key is told once, and a program marks a dish sold out by it', async () => {
  const owner = await newOwner();
  const dish = await dishOf(owner);
  const { key, ...created } = await made(owner);
  expect(key).toMatch(/^mlk_[a-z0-9]{12}_[a-z0-9]{12}_[0-9a-f]{64}$/);
  expect(created).toMatchObject({
    name: 'Till',
    scopes: ['availability', 'read'],
    last_used_on: null,
  });
  const days = (Date.parse(created.expires_at) - Date.parse(created.created_at)) / 86_400_000;
  expect(days).toBe(90);
  const answer = await sellOut(key, dish);
  expect(answer).toMatchObject({ status: 200, json: { id: dish, is_available: false } });
  const secret = key.split('_').at(-1);
  const listed = await owner.send('GET', path);
  expect(listed.json).toMatchObject([{ id: created.id, name: 'Till', scopes: till.scopes }]);
  const rows = JSON.stringify(await table.queryAll(apiKeysKey(owner.id).pk));
  expect([listed.text, rows].map((text) => text.includes(secret))).toEqual([false, false]);
});

test('the day of its last use is noted', async () => {
  const owner = await newOwner();
  const { key } = await made(owner);
  expect((await send('GET', '/api/menus', { token: key })).status).toBe(200);
  const today = new Date().toISOString().slice(0, 10);
  await owner.getUntil(path, ({ json }) => json[0].last_used_on === today);
});

test('a key does what its scopes say, and nothing of a person', async () => {
  const owner = await newOwner();
  const dish = await dishOf(owner);
  const { key: reads } = await made(owner, { ...till, scopes: ['read'] });
  expect(await sellOut(reads, dish)).toMatchObject({
    status: 403,
    json: { code: 'forbidden', detail: 'This API key does not have the scope “availability”.' },
  });
  expect(
    (await send('POST', '/api/menus', { token: reads, body: { name: 'Dinner' } })).json,
  ).toEqual({ code: 'forbidden', detail: 'This API key does not have the scope “everything”.' });
  const { key: all } = await made(owner, { ...till, scopes: ['all'] });
  expect((await sellOut(all, dish)).status).toBe(200);
  for (const [method, address] of [
    ['GET', '/api/auth/me'],
    ['GET', path],
    ['POST', path],
    ['DELETE', '/api/auth/me'],
    ['GET', '/api/auth/me/export'],
    ['POST', '/api/payments/portal'],
  ] as const) {
    const answer = await send(method, address, {
      token: all,
      body: method === 'GET' ? undefined : {},
    });
    expect([address, answer.status, answer.json?.code]).toEqual([address, 403, 'forbidden']);
  }
});

test('a key that is revoked is refused from the next call on', async () => {
  const owner = await newOwner();
  const { id, key } = await made(owner);
  expect((await send('GET', '/api/menus', { token: key })).status).toBe(200);
  expect((await owner.send('DELETE', `${path}/${id}`)).status).toBe(204);
  expect((await send('GET', '/api/menus', { token: key })).status).toBe(401);
  expect((await owner.send('DELETE', `${path}/${id}`)).status).toBe(404);
  expect((await owner.send('GET', path)).json).toEqual([]);
});

test('a key is over when its time is', async () => {
  const owner = await newOwner();
  const { id, key } = await made(owner);
  await table.update(apiKeysKey(owner.id), {
    UpdateExpression: 'SET api_keys.#id.expires_at = :past',
    ExpressionAttributeNames: { '#id': id },
    ExpressionAttributeValues: { ':past': new Date(Date.now() - 1000).toISOString() },
  });
  expect((await send('GET', '/api/menus', { token: key })).status).toBe(401);
});

test('a key of another account, a changed one and a made up one open nothing', async () => {
  const [owner, other] = await Promise.all([newOwner(), newOwner()]);
  const { key } = await made(owner);
  const [, account = '', id = '', secret = ''] = key.split('_');
  const forged = [
    `mlk_${other.id}_${id}_${secret}`,
    `mlk_${account}_constructor_${secret}`,
    `mlk_${account}_${id}_${'0'.repeat(64)}`,
    `mlk_${account}_${id}_${secret.slice(1)}`,
    `mlk_${account}_${id}_${secret.toUpperCase()}`,
    key.replace('mlk', 'mlx'),
  ];
  for (const token of forged) {
    expect((await send('GET', '/api/menus', { token })).status).toBe(401);
  }
  expect(
    (await send('GET', '/api/menus', { headers: { cookie: `auth_token=${key}` } })).status,
  ).toBe(401);
});

test('an owner has ten keys at most, however many are asked for at once', async () => {
  const owner = await newOwner();
  const body = { ...till, password: owner.password };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => owner.send('POST', path, body)),
  );
  const statuses = answers.map(({ status }) => status);
  const count = (wanted: number) => statuses.filter((one) => one === wanted).length;
  expect((await owner.send('GET', path)).json).toHaveLength(count(201));
  expect(count(201)).toBeLessThanOrEqual(10);
  for (let at = count(201); at < 10; at += 1) await made(owner);
  expect(await owner.send('POST', path, body)).toMatchObject({ status: 409 });
});

test('a new key is told by mail, stands in the export without its secret, and dies with the account', async () => {
  const owner = await newOwner();
  const { id, key } = await made(owner);
  await untilMailed(owner.email, 'A new API key');
  const { json, text } = await owner.send('GET', '/api/auth/me/export');
  expect(json.api_keys).toMatchObject([{ id, name: 'Till' }]);
  expect(text).not.toContain('hash');
  const closed = await owner.send('DELETE', '/api/auth/me', { password: owner.password });
  expect(closed.status).toBe(204);
  expect((await send('GET', '/api/menus', { token: key })).status).toBe(401);
  expect(await table.queryAll(keys.apiKeys.pk(owner.id))).toEqual([]);
});

test.each([
  ['no password', {}, 'Password is required'],
  ['an empty one', { password: '' }, 'Password is required'],
  ['a wrong one', { password: 'fig jam toast' }, 'The password is incorrect'],
])('a session alone makes no key: with %s it is refused', async (_, given, message) => {
  const owner = await newOwner();
  const answer = await owner.send('POST', path, { ...till, ...given });
  expect(answer).toMatchObject({ status: 422, json: { code: 'invalid_fields' } });
  expect(answer.text).toContain(message);
  expect((await owner.send('GET', path)).json).toEqual([]);
});

test('who works for some restaurants makes no key, which would open all', async () => {
  const owner = await newProOwner();
  const { restaurantId } = await newMenu(owner);
  const limited = await newMember(owner, 'manager', [restaurantId]);
  const answer = await limited.send('POST', path, { ...till, password: limited.password });
  expect(answer).toMatchObject({ status: 403, json: { code: 'forbidden' } });
  expect(answer.json.detail).toContain('A key opens all of them');
});

const person = (id: string) => `/api/auth/people/${id}`;
type Ending = (owner: TestOwner, manager: TestOwner, restaurant: string) => Promise<unknown>;
const endings: [string, Ending][] = [
  ['is removed', (owner, { id }) => owner.send('DELETE', person(id))],
  ['leaves', (owner, manager) => manager.send('DELETE', `/api/auth/accounts/${owner.id}`)],
  [
    'becomes an editor',
    (owner, { id }) => owner.send('PATCH', person(id), { role: 'editor', restaurants: null }),
  ],
  [
    'is limited to some restaurants',
    (owner, { id }, restaurant) =>
      owner.send('PATCH', person(id), { role: 'manager', restaurants: [restaurant] }),
  ],
  [
    'closes their own account',
    async (_owner, { email, password }) => {
      const credentials = { username: email, password };
      const { json } = await postFrom(someAddress(), '/api/auth/login', credentials);
      const opened = withToken({ id: json.user.id, email, password }, json.access_token);
      const home = await opened.send('POST', `/api/auth/accounts/${json.user.id}/open`);
      const own = withToken({ id: json.user.id, email, password }, home.json.access_token);
      return own.send('DELETE', '/api/auth/me', { password });
    },
  ],
];

test.each(endings)('the keys of a manager who %s open nothing any more', async (_, end) => {
  const owner = await newProOwner();
  const { restaurantId } = await newMenu(owner);
  const manager = await newMember(owner, 'manager');
  const own = await made(owner);
  const theirs = await made(manager);
  expect((await owner.send('GET', path)).json).toMatchObject([
    { made_by: 'Pepper Person' },
    { made_by: 'Olive Owner' },
  ]);
  await end(owner, manager, restaurantId);
  expect((await send('GET', '/api/menus', { token: theirs.key })).status).toBe(401);
  expect((await send('GET', '/api/menus', { token: own.key })).status).toBe(200);
  expect((await owner.send('GET', path)).json).toMatchObject([{ id: own.id }]);
});

test('a manager whose place is only changed keeps their keys, and so do keys of before', async () => {
  const owner = await newProOwner();
  const manager = await newMember(owner, 'manager');
  const old = await made(manager);
  await table.update(apiKeysKey(owner.id), {
    UpdateExpression: 'REMOVE api_keys.#id.made_by',
    ExpressionAttributeNames: { '#id': old.id },
  });
  const kept = await made(manager);
  await owner.send('PATCH', person(manager.id), { role: 'manager', restaurants: null });
  expect((await send('GET', '/api/menus', { token: kept.key })).status).toBe(200);
  await owner.send('DELETE', person(manager.id));
  expect((await send('GET', '/api/menus', { token: kept.key })).status).toBe(401);
  expect((await send('GET', '/api/menus', { token: old.key })).status).toBe(200);
  const { json } = await owner.send('GET', path);
  expect(json).toMatchObject([{ id: old.id }]);
  expect(json[0]).not.toHaveProperty('made_by');
});

test('a program that calls without a pause is told when to come again', async () => {
  const owner = await newOwner();
  const { key } = await made(owner);
  let answer = await send('GET', '/api/menus', { token: key });
  for (let at = 0; at < 600 && answer.status === 200; at += 1) {
    answer = await send('GET', '/api/menus', { token: key });
  }
  expect(answer).toMatchObject({ status: 429, json: { code: 'too_many_tries' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await owner.send('GET', '/api/menus')).status).toBe(200);
});
