import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { partOf } from '@menuleaf/shared/server/table/hash-parts.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { deliveriesStore, deliveryId } from './deliveries-store.ts';
import { queueMessages } from './queue-messages.ts';
import { webhooksStore } from './webhooks-store.ts';

const now = new Date('2126-03-01T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const webhook = (id: string) => ({
  id,
  url: 'https://till.example.com/hook',
  events: ['item.sold_out' as const],
  is_enabled: true,
  created_at: now.toISOString(),
  failing_since: null,
  stopped_at: null,
});

function stores() {
  const table = isolatedTable();
  const webhooks = webhooksStore(table);
  const deliveries = deliveriesStore(table);
  const add = (id: string, limit = 5) =>
    webhooks.addWebhook('ada', webhook(id), { secret: 'whsec_', limit });
  return { table, webhooks, deliveries, add };
}

test('an account has no more webhooks than its plan allows, and none once it is closed', async () => {
  const { table, webhooks, add } = stores();
  expect(await Promise.all([add('one', 1), add('two', 1)])).toContain('full');
  expect(await webhooks.webhooks('ada')).toHaveLength(1);
  await table.put(closedAccountKey('ada'));
  expect(await add('three')).toBe('closed');
});

test('one that is deleted makes room once', async () => {
  const { webhooks, add } = stores();
  await add('one', 1);
  expect(await webhooks.removeWebhook('ada', 'none')).toBe(false);
  expect(await add('two', 1)).toBe('full');
  expect(await webhooks.removeWebhook('ada', 'one')).toBe(true);
  expect(await webhooks.removeWebhook('ada', 'one')).toBe(false);
  expect(await add('two', 1)).toBe('added');
  expect(await add('three', 1)).toBe('full');
});

test('what is noted of a webhook that was deleted brings nothing of it back', async () => {
  const { webhooks, add } = stores();
  await add('one');
  await webhooks.removeWebhook('ada', 'one');
  expect(await webhooks.noteHealth('ada', 'one', now.toISOString())).toBeUndefined();
  expect(await webhooks.changeWebhook('ada', 'one', { is_enabled: true })).toBeUndefined();
  expect(await webhooks.replaceSecret('ada', 'one', 'whsec_new', now)).toBeUndefined();
  expect(await webhooks.pause('ada', 'one', now)).toBeUndefined();
  expect(await webhooks.webhooks('ada')).toEqual([]);
});

test('a webhook is stopped once, and its owner told once', async () => {
  const { table, webhooks, add } = stores();
  await add('one');
  await webhooks.stop('ada', webhook('one'), now, false);
  await webhooks.stop('ada', webhook('one'), later(1), false);
  expect(await webhooks.webhook('ada', 'one')).toMatchObject({
    is_enabled: false,
    stopped_at: now.toISOString(),
  });
  expect(await table.queryAll(keys.webhookStop.pk('ada'))).toHaveLength(1);
});

const message = (id: string) => ({
  ...{ id, webhook_id: 'one', message_id: `msg_${id}` },
  ...{ event: 'item.sold_out' as const, body: '{}', by_hand: false },
});

test('what happened is queued once for each webhook that asked for it, however often it is told', async () => {
  const { table, webhooks, deliveries, add } = stores();
  await Promise.all([add('one'), add('two')]);
  const happened = { type: 'item.sold_out' as const, at: now.toISOString(), data: {} };
  const planOf = async () => 'pro' as const;
  const queueing = { webhooks, planOf, deliveries, clock: () => now };
  await queueMessages('ada', { ...happened, changeId: '7' }, queueing);
  await queueMessages('ada', { ...happened, changeId: '7' }, queueing);
  expect(await table.queryAll(keys.webhookDelivery.pk('ada'))).toHaveLength(2);
  await queueMessages('ada', { ...happened, changeId: '8' }, queueing);
  expect(await table.queryAll(keys.webhookDelivery.pk('ada'))).toHaveLength(4);
  await queueMessages('ada', { ...happened, type: 'item.available', changeId: '9' }, queueing);
  expect(await table.queryAll(keys.webhookDelivery.pk('ada'))).toHaveLength(4);
});

test('a message that is queued again does not go back to where it was', async () => {
  const { deliveries } = stores();
  await deliveries.queue('ada', message('m'), now);
  const taken = await deliveries.take('ada', 'm', 0, now);
  if (!taken) throw new Error('It is not taken');
  const done = { isTry: true, next: undefined, now };
  await deliveries.note('ada', taken, { status: 204, problem: null }, done);
  await deliveries.queue('ada', message('m'), later(1));
  expect(await deliveries.delivery('ada', 'm')).toMatchObject({ state: 'delivered', attempts: 1 });
});

test('of several senders of one try one makes it, until its turn is over', async () => {
  const { deliveries } = stores();
  await deliveries.queue('ada', message('m'), now);
  const takers = await Promise.all([0, 1, 2].map(() => deliveries.take('ada', 'm', 0, now)));
  expect(takers.filter(Boolean)).toHaveLength(1);
  expect(await deliveries.take('ada', 'm', 0, later(59_000))).toBeUndefined();
  expect(await deliveries.take('ada', 'm', 1, later(61_000))).toBeUndefined();
  expect(await deliveries.take('ada', 'm', 0, later(61_000))).toBeDefined();
});

test('who comes back after their turn does not undo what another has noted', async () => {
  const { table, deliveries } = stores();
  await deliveries.queue('ada', message('m'), now);
  const slow = await deliveries.take('ada', 'm', 0, now);
  const quick = await deliveries.take('ada', 'm', 0, later(61_000));
  if (!slow || !quick) throw new Error('It is not taken');
  const well = { isTry: true, next: undefined, now };
  await deliveries.note('ada', quick, { status: 204, problem: null }, well);
  const again = { isTry: true, next: later(60_000), now };
  await deliveries.note('ada', slow, { status: 500, problem: 'It answered 500.' }, again);
  expect(await deliveries.delivery('ada', 'm')).toMatchObject({
    state: 'delivered',
    problem: null,
  });
  expect(await table.queryAll(keys.webhookDue.pk(partOf('ada')))).toEqual([]);
});

test('the id of a delivery sorts by its time and is the same for the same change', () => {
  const ids = [
    deliveryId(now, 'a'),
    deliveryId(later(1), 'a'),
    deliveryId(later(90_000_000_000), 'a'),
  ];
  expect(ids.toSorted((a, b) => a.localeCompare(b))).toEqual(ids);
  expect(deliveryId(now, 'a', 'b')).toBe(deliveryId(now, 'a', 'b'));
  expect(deliveryId(now, 'a', 'b')).not.toBe(deliveryId(now, 'ab'));
});
