import { partOf } from '@menuleaf/shared/server/table/hash-parts.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { form, newOwner, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { untilMailed } from '@menuleaf/shared/testing/mail-to.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { runSchedule } from '@menuleaf/shared/testing/run-schedule.ts';
import { Webhook } from 'standardwebhooks';
import { newMember } from '@menuleaf/shared/testing/new-member.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';
import { openReceiver } from '@menuleaf/shared/testing/own-server.ts';

/** The owner's POS, with configurable responses. */
const answers = new Map<string, number>();
const till = await openReceiver(({ path: at }) => ({
  status: answers.get(at) ?? 204,
  headers: { location: '/elsewhere' },
}));
afterAll(() => till.close());

const path = '/api/catalogue/webhooks';
const all = ['menu.published', 'item.sold_out', 'item.available'];

async function hooked(owner: TestOwner, at: string, events: readonly string[] = all) {
  const { status, json, text } = await owner.send('POST', path, {
    url: `${till.origin}${at}`,
    events,
  });
  if (status !== 201) throw new Error(`${status} ${text}`);
  return json;
}

const arrived = (at: string, count = 1) =>
  waitUntil(
    async () => till.received.filter((one) => one.path === at),
    (seen) => seen.length >= count,
  );

async function dishOf(owner: TestOwner): Promise<string> {
  const { json } = await owner.send('POST', '/api/menus/items', form({ name: 'Soup', price: '9' }));
  return json.id;
}
const mark = (owner: TestOwner, dish: string, is_available: boolean) =>
  owner.send('PATCH', `/api/menus/items/${dish}/availability`, { is_available });

const textsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, is]) => [name, String(is)]));

const deliveriesOf = async (owner: TestOwner) =>
  (await owner.send('GET', '/api/catalogue/deliveries')).json.deliveries;

test('a dish that is sold out is told, signed as Standard Webhooks are', async () => {
  const owner = await newOwner();
  const dish = await dishOf(owner);
  const { secret } = await hooked(owner, '/sold-out');
  await mark(owner, dish, false);
  const [{ headers, body } = { headers: {}, body: '' }] = await arrived('/sold-out');
  const signed = textsOf(headers);
  const message = new Webhook(secret).verify(body, signed);
  expect(message).toEqual({
    type: 'item.sold_out',
    timestamp: expect.any(String),
    data: { item_id: dish, name: 'Soup', sold_out_until: null },
  });
  const age = Date.now() - Date.parse(JSON.parse(body).timestamp);
  expect(age).toBeLessThan(120_000);
  expect(() => new Webhook(secret).verify(body.replace('Soup', 'Stew'), signed)).toThrow(
    'No matching signature found',
  );
  await mark(owner, dish, true);
  const [, second] = await arrived('/sold-out', 2);
  expect(JSON.parse(second?.body ?? '')).toMatchObject({ type: 'item.available' });
  await waitUntil(
    () => deliveriesOf(owner),
    (seen) => seen.every(({ state }: { state: string }) => state === 'delivered'),
  );
});

test('a secret that is replaced signs beside the new one', async () => {
  const owner = await newOwner();
  const { id, secret: before } = await hooked(owner, '/replaced');
  const call = (of: TestOwner) => of.send('POST', `${path}/${id}/secret`);
  expect((await call(await newOwner())).status).toBe(404);
  const { secret, ...replaced } = (await call(owner)).json;
  expect(replaced).toMatchObject({ id, is_enabled: true });
  expect(secret).not.toBe(before);
  await owner.send('POST', `${path}/${id}/test`);
  const [{ headers, body } = { headers: {}, body: '' }] = await arrived('/replaced');
  const signed = textsOf(headers);
  for (const each of [before, secret]) {
    expect(new Webhook(each).verify(body, signed)).toMatchObject({ type: 'webhook.test' });
  }
});

test('a menu that guests can read is told, and only who asked for it hears', async () => {
  const owner = await newProOwner();
  await hooked(owner, '/menus', ['menu.published']);
  await hooked(owner, '/dishes', ['item.sold_out']);
  const { json: restaurant } = await owner.send('POST', '/api/restaurants', { name: 'Fig Tree' });
  const sent = { name: 'Dinner', restaurant_id: restaurant.id };
  const { json: menu } = await owner.send('POST', '/api/menus', sent);
  const [first] = await arrived('/menus');
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    type: 'menu.published',
    data: {
      restaurant_id: restaurant.id,
      restaurant_name: 'Fig Tree',
      menu_id: menu.id,
      menu_name: 'Dinner',
      url: expect.stringContaining(`/restaurant/${restaurant.id}/menu`),
    },
  });
  expect(till.received.filter(({ path: at }) => at === '/dishes')).toEqual([]);
});

test('what does not arrive is sent again, under the same id, and redirects are not followed', async () => {
  const owner = await newOwner();
  const dish = await dishOf(owner);
  const { id } = await hooked(owner, '/moved');
  answers.set('/moved', 302);
  await mark(owner, dish, false);
  await arrived('/moved');
  const [failed] = await waitUntil(
    () => deliveriesOf(owner),
    ([one]) => one?.attempts === 1,
  );
  expect(failed).toMatchObject({
    webhook_id: id,
    state: 'waiting',
    response_status: 302,
    problem: 'It answered 302: redirects are not followed.',
  });
  const wait = Date.parse(failed.next_attempt_at) - Date.parse(failed.last_attempt_at);
  expect(wait).toBe(60_000);
  expect((await owner.send('GET', path)).json[0].failing_since).not.toBeNull();
  answers.set('/moved', 200);
  await bringForward(owner, failed.id);
  await runSchedule('retry-webhooks');
  const seen = await arrived('/moved', 2);
  expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await deliveriesOf(owner)).toMatchObject([
    { state: 'delivered', attempts: 2, problem: null },
  ]);
  expect((await owner.send('GET', path)).json[0].failing_since).toBeNull();
  expect(till.received.filter(({ path: at }) => at === '/elsewhere')).toEqual([]);
});

/** Makes its next attempt due now. */
async function bringForward(owner: TestOwner, id: string) {
  const past = new Date(Date.now() - 1000).toISOString();
  const place = rowKey(keys.webhookDelivery)(owner.id, id);
  const due = (at: string) => rowKey(keys.webhookDue)(partOf(owner.id), at, id);
  const before = await table.get(place);
  await table.update(place, setting({ next_attempt_at: past }));
  await table.delete(due(String(before?.next_attempt_at)));
  await table.put({ ...due(past), owner_id: owner.id, delivery_id: id });
  const webhook = rowKey(keys.webhook)(owner.id, String(before?.webhook_id));
  await table.update(webhook, setting({ paused_until: past }));
}

test('a test and a message from before can be sent by hand', async () => {
  const owner = await newOwner();
  const { id } = await hooked(owner, '/by-hand');
  const tested = await owner.send('POST', `${path}/${id}/test`);
  expect(tested).toMatchObject({ status: 201, json: { event: 'webhook.test', state: 'waiting' } });
  const [first] = await arrived('/by-hand');
  const again = await owner.send('POST', `/api/catalogue/deliveries/${tested.json.id}/resend`);
  expect(again.status).toBe(201);
  const [, second] = await arrived('/by-hand', 2);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(await deliveriesOf(owner)).toMatchObject([{ id: again.json.id }, { id: tested.json.id }]);
});

test('a change of a webhook changes what it names, and nothing else', async () => {
  const owner = await newOwner();
  const { id, secret: _secret, ...before } = await hooked(owner, '/changed', ['item.sold_out']);
  let expected = { id, ...before };
  for (const change of [
    { url: `${till.origin}/elsewhere-now` },
    { events: ['menu.published', 'item.available'] },
    { is_enabled: false },
    {},
    { is_enabled: true },
  ]) {
    expected = { ...expected, ...change };
    const answer = await owner.send('PATCH', `${path}/${id}`, change);
    expect(answer).toMatchObject({ status: 200, json: expected });
    expect((await owner.send('GET', path)).json).toEqual([expected]);
  }
});

test('a webhook that is off or gone is sent nothing', async () => {
  const owner = await newOwner();
  const { id } = await hooked(owner, '/off');
  const off = await owner.send('PATCH', `${path}/${id}`, { is_enabled: false });
  expect(off).toMatchObject({ status: 200, json: { is_enabled: false } });
  expect(await owner.send('POST', `${path}/${id}/test`)).toMatchObject({ status: 409 });
  await mark(owner, await dishOf(owner), false);
  expect((await owner.send('DELETE', `${path}/${id}`)).status).toBe(204);
  expect((await owner.send('DELETE', `${path}/${id}`)).status).toBe(404);
  expect(till.received.filter(({ path: at }) => at === '/off')).toEqual([]);
});

test('a webhook at which nothing arrived for three days is turned off, and its owner told', async () => {
  const owner = await newOwner();
  const { id } = await hooked(owner, '/dead');
  answers.set('/dead', 500);
  const failing_since = new Date(Date.now() - 73 * 3_600_000).toISOString();
  await table.update(rowKey(keys.webhook)(owner.id, id), setting({ failing_since }));
  await owner.send('POST', `${path}/${id}/test`);
  await owner.getUntil(path, ({ json: [one] }) => !one.is_enabled && one.stopped_at !== null);
  await untilMailed(owner.email, 'webhook was turned off');
  const on = await owner.send('PATCH', `${path}/${id}`, { is_enabled: true });
  expect(on.json).toMatchObject({ is_enabled: true, failing_since: null, stopped_at: null });
});

test('a plan has its number of webhooks, however many are added at once', async () => {
  const owner = await newOwner();
  const add = () => owner.send('POST', path, { url: `${till.origin}/many`, events: all });
  const answered = await Promise.all([add(), add(), add()]);
  expect(answered.filter(({ status }) => status === 201)).toHaveLength(1);
  await givePlan(owner, proPlan);
  const more = await Promise.all(Array.from({ length: 8 }, add));
  expect(more.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(await add()).toMatchObject({
    json: {
      code: 'plan_limit',
      detail: 'Pro plan allows only 5 webhooks. Delete one to add another.',
    },
  });
  const [{ id }] = (await owner.send('GET', path)).json;
  await owner.send('DELETE', `${path}/${id}`);
  expect((await add()).status).toBe(201);
});

test('nobody reads, changes or uses the webhooks of another', async () => {
  const [owner, other] = await Promise.all([newOwner(), newOwner()]);
  const { id, secret } = await hooked(owner, '/mine');
  const { json } = await owner.send('POST', `${path}/${id}/test`);
  for (const [method, address] of [
    ['PATCH', `${path}/${id}`],
    ['DELETE', `${path}/${id}`],
    ['POST', `${path}/${id}/test`],
    ['POST', `/api/catalogue/deliveries/${json.id}/resend`],
  ] as const) {
    const answer = await other.send(
      method,
      address,
      method === 'PATCH' ? { is_enabled: false } : undefined,
    );
    expect([address, answer.status]).toEqual([address, 404]);
  }
  expect((await other.send('GET', path)).json).toEqual([]);
  expect(await deliveriesOf(other)).toEqual([]);
  expect((await owner.send('GET', path)).text).not.toContain(secret);
});

test('who works for some restaurants changes no webhook, which is told of all, and has none sent to', async () => {
  const owner = await newProOwner();
  const { restaurantId } = await newMenu(owner);
  const { id } = await hooked(owner, '/of-all');
  const { json } = await owner.send('POST', `${path}/${id}/test`);
  const limited = await newMember(owner, 'manager', [restaurantId]);
  const target = { url: `${till.origin}/of-one`, events: all };
  for (const [method, address, body] of [
    ['POST', path, target],
    ['PATCH', `${path}/${id}`, target],
    ['DELETE', `${path}/${id}`],
    ['POST', `${path}/${id}/secret`],
    ['POST', `${path}/${id}/test`],
    ['POST', `/api/catalogue/deliveries/${json.id}/resend`],
  ] as const) {
    const { status, text } = await limited.send(method, address, body);
    expect([address, status, text]).toEqual([address, 403, expect.stringContaining('all of them')]);
  }
  expect(await limited.send('GET', path)).toMatchObject({ status: 200, json: [{ id }] });
});

test('an address that is none of a public server is refused', async () => {
  const owner = await newOwner();
  for (const url of [
    'http://example.com/hook',
    'https://10.0.0.1/',
    'https://till.local/',
    'nonsense',
  ]) {
    const answer = await owner.send('POST', path, { url, events: all });
    expect([url, answer.status]).toEqual([url, 422]);
  }
});

test('a closed account leaves no webhook, secret or delivery', async () => {
  const owner = await newOwner();
  const { id } = await hooked(owner, '/closed');
  await owner.send('POST', `${path}/${id}/test`);
  await arrived('/closed');
  const left = async () =>
    (
      await Promise.all(
        [keys.webhook, keys.webhookSecret, keys.webhookDelivery, keys.webhookThrottle].map((key) =>
          table.queryAll(key.pk(owner.id)),
        ),
      )
    ).flat();
  expect(await left()).not.toEqual([]);
  await owner.send('DELETE', '/api/auth/me', { password: owner.password });
  await waitUntil(left, (rows) => rows.length === 0);
});

test('without Pro the oldest webhook goes on and the others are paused, until there is Pro again', async () => {
  const owner = await newProOwner();
  const dish = await dishOf(owner);
  const first = await hooked(owner, '/kept');
  const second = await hooked(owner, '/paused');
  const paused = async () =>
    (await owner.send('GET', path)).json.map((one: { is_paused?: boolean }) => one.is_paused);
  expect(await paused()).toEqual([undefined, undefined]);
  await givePlan(owner, { ...proPlan, plan_type: 'free', ends_at: null });
  expect(await paused()).toEqual([undefined, true]);
  await mark(owner, dish, false);
  await arrived('/kept');
  expect(await owner.send('POST', `${path}/${second.id}/test`)).toMatchObject({
    status: 409,
    json: { detail: 'This webhook is paused because your plan includes fewer.' },
  });
  // Disabling one frees its slot for another.
  await owner.send('PATCH', `${path}/${first.id}`, { is_enabled: false });
  expect(await paused()).toEqual([undefined, undefined]);
  await mark(owner, dish, true);
  await arrived('/paused');
  await owner.send('PATCH', `${path}/${first.id}`, { is_enabled: true });
  expect(await paused()).toEqual([undefined, true]);
  await givePlan(owner, proPlan);
  expect(await paused()).toEqual([undefined, undefined]);
  await mark(owner, dish, false);
  await arrived('/kept', 2);
  const heard = await arrived('/paused', 2);
  // It never receives events from while it was paused.
  expect(heard.map(({ body }) => JSON.parse(body).type)).toEqual([
    'item.available',
    'item.sold_out',
  ]);
});
