import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { partOf, parts } from '@menuleaf/shared/server/table/hash-parts.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { sendDue, sendQueued, type Sending } from './attempt-delivery.ts';
import { deliveriesStore } from './deliveries-store.ts';
import { webhooksStore } from './webhooks-store.ts';

const start = new Date('2126-03-01T12:00:00Z');
const minute = 60_000;

/** Owners' webhooks, a clock, and a network in which some URLs respond. */
async function world(owners: readonly string[]) {
  const table = isolatedTable();
  const webhooks = webhooksStore(table);
  const deliveries = deliveriesStore(table);
  const time = { now: start };
  const broken = new Set<string>();
  const sent: string[] = [];
  for (const id of owners) {
    const url = `https://${id}.example.com/`;
    const more = { is_enabled: true, created_at: start.toISOString() };
    const webhook = { id, url, events: [], ...more, failing_since: null, stopped_at: null };
    await webhooks.addWebhook(id, webhook, { secret: 'whsec_', limit: 1 });
  }
  const sending: Sending = {
    webhooks,
    deliveries,
    clock: () => time.now,
    reach: { loopback: false },
    post: async ({ url, headers }) => {
      const isBroken = broken.has(url);
      sent.push(`${headers['webhook-id']}${isBroken ? ' lost' : ''}`);
      return isBroken
        ? { status: 500, problem: 'It answered 500.' }
        : { status: 204, problem: null };
    },
  };
  const queue = (owner: string, id: string) =>
    deliveries.queue(
      owner,
      {
        ...{ id, webhook_id: owner, message_id: id, event: 'item.sold_out' },
        ...{ body: '{}', by_hand: false },
      },
      time.now,
    );
  const passes = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms);
  };
  const due = async () =>
    (
      await Promise.all(['ALL', ...parts].map((part) => table.queryAll(keys.webhookDue.pk(part))))
    ).flat();
  return { table, webhooks, deliveries, sending, broken, sent, queue, passes, due };
}

test('a message is tried for about a day, more patiently each time, and then given up', async () => {
  const { deliveries, sending, broken, sent, queue, passes, due } = await world(['ada']);
  broken.add('https://ada.example.com/');
  await queue('ada', 'm');
  await sendQueued('ada', 'm', sending);
  const waits = [1, 6, 36, 156, 516, 1236];
  // What is due stays due: a minute before shows that nothing was earlier.
  for (const minutes of waits) {
    passes(start.getTime() + (minutes - 1) * minute - sending.clock().getTime());
    const before = sent.length;
    await sendDue(sending);
    expect([minutes, sent.length]).toEqual([minutes, before]);
    passes(minute);
    await sendDue(sending);
    expect([minutes, sent.length]).toEqual([minutes, before + 1]);
  }
  expect(await deliveries.delivery('ada', 'm')).toMatchObject({ state: 'failed', attempts: 7 });
  expect(await due()).toEqual([]);
});

test('a dead server keeps nobody else’s messages waiting, and is asked once in a run', async () => {
  const { deliveries, sending, broken, sent, queue, passes } = await world(['ada', 'ben']);
  broken.add('https://ada.example.com/');
  for (let at = 0; at < 20; at += 1) await queue('ada', `a${at}`);
  await queue('ben', 'b');
  passes(minute);
  await sendDue(sending);
  expect(sent.toSorted((a, b) => a.localeCompare(b))).toEqual(['a0 lost', 'b']);
  const waiting = await deliveries.delivery('ada', 'a1');
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 0, last_attempt_at: null });
  broken.clear();
  passes(minute);
  await sendDue(sending);
  expect(new Set(sent).size).toBe(22);
});

test('what waits for a dead server is moved ever more rarely, until it takes one by hand', async () => {
  const { deliveries, sending, broken, sent, queue, passes } = await world(['ada']);
  broken.add('https://ada.example.com/');
  for (let at = 0; at < 10; at += 1) await queue('ada', `a${at}`);
  let moved = 0;
  const counting: Sending = {
    ...sending,
    deliveries: {
      ...deliveries,
      note: async (...given) => {
        moved += 1;
        await deliveries.note(...given);
      },
    },
  };
  for (let minutes = 1; minutes <= 180; minutes += 1) {
    passes(minute);
    await sendDue(counting);
  }
  // At each minute it would be 180 for each.
  expect(moved / 10).toBeLessThan(10);
  broken.clear();
  await deliveries.queue(
    'ada',
    {
      ...{ id: 'hand', webhook_id: 'ada', message_id: 'hand', event: 'item.sold_out' },
      ...{ body: '{}', by_hand: true },
    },
    sending.clock(),
  );
  await sendQueued('ada', 'hand', sending);
  await queue('ada', 'new');
  await sendQueued('ada', 'new', sending);
  expect(sent.slice(-2)).toEqual(['hand', 'new']);
});

test('who has more waiting than a run reads keeps nobody else waiting', async () => {
  const { deliveries, queue, passes } = await world(['ada', 'ben']);
  expect(partOf('ada')).not.toBe(partOf('ben'));
  for (const id of ['a', 'b', 'c']) await queue('ada', id);
  await queue('ben', 'd');
  passes(minute);
  const due = await deliveries.due(new Date(start.getTime() + minute), 2);
  expect(due.map((row) => row.delivery_id).toSorted()).toEqual(['a', 'b', 'd']);
});

test('what stands in the one part of before is found, and moves to its owner’s', async () => {
  const { table, sending, broken, sent, queue, passes, due } = await world(['ada']);
  await queue('ada', 'm');
  const [row] = await due();
  const { pk, sk } = { pk: '', sk: '', ...row };
  const former = { pk: keys.webhookDue.pk('ALL'), sk };
  await table.put({ ...row, ...former });
  await table.delete({ pk, sk });
  broken.add('https://ada.example.com/');
  passes(minute);
  await sendDue(sending);
  expect(sent).toEqual(['m lost']);
  // The former row is left to the next run, which sends nothing for it.
  await sendDue(sending);
  expect(sent).toEqual(['m lost']);
  expect((await due()).map((one) => one.pk)).toEqual([pk]);
});

test('a server that asks for a pause has it, from all messages but one sent by hand', async () => {
  const { deliveries, sending, sent, queue, passes, due } = await world(['ada']);
  const { post } = sending;
  const busy: Sending = {
    ...sending,
    post: async (...given) => {
      await post?.(...given);
      return { status: 429, problem: 'It answered 429.', pauseMs: 60 * minute };
    },
  };
  await queue('ada', 'm');
  await sendQueued('ada', 'm', busy);
  const asked = { next_attempt_at: '2126-03-01T13:00:00.000Z', attempts: 1 };
  expect(await deliveries.delivery('ada', 'm')).toMatchObject(asked);
  await queue('ada', 'later');
  for (let minutes = 1; minutes < 60; minutes += 10) {
    await sendDue(sending);
    passes(10 * minute);
  }
  const waiting = {
    state: 'waiting',
    attempts: 0,
    problem: expect.stringContaining('did not arrive'),
  };
  expect([sent, await deliveries.delivery('ada', 'later')]).toMatchObject([['m'], waiting]);
  await sendDue(sending);
  expect([sent.toSorted(), await due()]).toEqual([['later', 'm', 'm'], []]);
});

test('a server that is gone is not asked again, and its webhook is off', async () => {
  const { webhooks, deliveries, sending, sent, queue, passes, due } = await world(['ada']);
  const { post } = sending;
  const gone: Sending = {
    ...sending,
    post: async (...given) => {
      await post?.(...given);
      return { status: 410, problem: 'It answered 410: gone for good.' };
    },
  };
  await queue('ada', 'm');
  await queue('ada', 'next');
  await sendQueued('ada', 'm', gone);
  const off = { is_enabled: false, is_gone: true, stopped_at: start.toISOString() };
  expect(await webhooks.webhook('ada', 'ada')).toMatchObject(off);
  expect(await deliveries.delivery('ada', 'm')).toMatchObject({ state: 'failed', attempts: 1 });
  passes(minute);
  await sendDue(gone);
  expect([sent, await due()]).toEqual([['m'], []]);
  const on = await webhooks.changeWebhook('ada', 'ada', { is_enabled: true });
  expect(on).toMatchObject({ is_enabled: true, is_gone: false, stopped_at: null });
});

test('a webhook that fails is left to the clock by events of further messages', async () => {
  const { sending, broken, sent, queue } = await world(['ada']);
  broken.add('https://ada.example.com/');
  await queue('ada', 'first');
  await sendQueued('ada', 'first', sending);
  await queue('ada', 'second');
  await sendQueued('ada', 'second', sending);
  expect(sent).toEqual(['first lost']);
});

test('events that come twice send once', async () => {
  const { sending, sent, queue } = await world(['ada']);
  await queue('ada', 'm');
  await sendQueued('ada', 'm', sending);
  await sendQueued('ada', 'm', sending);
  expect(sent).toEqual(['m']);
});

test('a sender that dies after it has sent has its message sent again, by the clock', async () => {
  const { sending, sent, queue, passes, due } = await world(['ada']);
  await queue('ada', 'm');
  const dying: Sending = {
    ...sending,
    deliveries: { ...sending.deliveries, note: () => Promise.reject(new Error('killed')) },
  };
  await expect(sendQueued('ada', 'm', dying)).rejects.toThrow('killed');
  passes(2 * minute);
  await sendDue(sending);
  expect(sent).toEqual(['m', 'm']);
  expect(await due()).toEqual([]);
});

test('what waits for a webhook that was turned off or deleted is given up', async () => {
  const { webhooks, deliveries, sending, sent, queue, passes, due } = await world(['ada', 'ben']);
  await queue('ada', 'a');
  await queue('ben', 'b');
  await webhooks.changeWebhook('ada', 'ada', { is_enabled: false });
  await webhooks.removeWebhook('ben', 'ben');
  passes(minute);
  await sendDue(sending);
  expect([sent, await due()]).toEqual([[], []]);
  expect(await deliveries.delivery('ada', 'a')).toMatchObject({ state: 'failed', attempts: 0 });
});
