import { equal, ok } from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { asyncProperty, boolean, check, constantFrom, integer, nat, record } from 'fast-check';
import { newOwner } from '@menuleaf/shared/testing/api.ts';
import { openReceiver } from '@menuleaf/shared/testing/own-server.ts';
import { type CrashingHost, openHost } from './crashing-host.ts';
import type { Suite } from './suite.ts';

/** For each dish, the ids of messages received, with repeats. */
type Heard = Map<string, string[]>;

/** An owner's server that fails the first few messages. */
async function ownServer(badAnswers: number) {
  const heard: Heard = new Map();
  let answered = 0;
  const { origin, close } = await openReceiver(({ headers, body }) => {
    answered += 1;
    if (answered <= badAnswers) return { status: 503 };
    const { item_id } = JSON.parse(body).data;
    heard.set(item_id, [...(heard.get(item_id) ?? []), String(headers['webhook-id'])]);
    return { status: 204 };
  });
  return { heard, url: `${origin}/`, close };
}

/** An owner's calls on a host; undefined for one that was interrupted. */
async function register({ origin }: CrashingHost) {
  const owner = await newOwner(origin);
  return (method: string, path: string, body?: object) =>
    owner.send(method, path, body).catch(() => undefined);
}
type Call = Awaited<ReturnType<typeof register>>;

async function dishesOf(call: Call, count: number): Promise<string[]> {
  const items = Array.from({ length: count }, (_, at) => ({ name: `Dish ${at}`, price: 5 }));
  const answer = await call('POST', '/api/menus/items/import', { items });
  equal(answer?.status, 201);
  return answer?.json.items.map(({ id }: { id: string }) => id);
}

/** Marks a dish as sold out, retrying when interrupted: idempotent. */
async function sellOut(call: Call, dish: string) {
  const path = `/api/menus/items/${dish}/availability`;
  for (;;) {
    const answer = await call('PATCH', path, { is_available: false });
    if (answer?.status === 200) return;
    await wait(100);
  }
}

/** Milliseconds: an interrupted attempt is retried after a minute, twice at worst. */
const timeoutMs = 200_000;

async function mustBeHeard(call: Call, heard: Heard, dishes: readonly string[]) {
  const end = Date.now() + timeoutMs;
  const missing = () => dishes.filter((dish) => !heard.has(dish));
  while (missing().length > 0) {
    ok(Date.now() < end, `Nothing was heard of ${missing().length} of ${dishes.length} dishes`);
    await call('POST', '/__local/schedules?function=retrywebhooks');
    await wait(1000);
  }
  for (const [dish, ids] of heard) {
    equal(new Set(ids).size, 1, `One change came as several messages: ${dish} ${ids.join()}`);
  }
}

const cases = record({
  dishes: integer({ min: 3, max: 20 }),
  /** More would take minutes of backoff, which `attempt-delivery.test.ts` covers. */
  badAnswers: nat(1),
  /** The share of functions' AWS calls at which the function is killed. */
  deaths: constantFrom(0.05, 0.2, 0.4),
  seed: nat(),
  killsHost: boolean(),
  afterMs: nat(1500),
});
type Case = {
  dishes: number;
  badAnswers: number;
  deaths: number;
  seed: number;
  killsHost: boolean;
  afterMs: number;
};
type Counted = { killed: number; heard: number; twice: number };

async function tryOnce(host: CrashingHost, wanted: Case, counted: Counted) {
  const call = await register(host);
  const server = await ownServer(wanted.badAnswers);
  try {
    const dishes = await dishesOf(call, wanted.dishes);
    const events = ['item.sold_out'];
    const added = await call('POST', '/api/catalogue/webhooks', { url: server.url, events });
    equal(added?.status, 201);
    const { deaths, seed } = wanted;
    await call('POST', '/__local/faults', { deaths, seed });
    const selling = Promise.all(dishes.map((dish) => sellOut(call, dish)));
    await wait(wanted.afterMs);
    counted.killed += (await call('GET', '/__local/faults'))?.json.killed ?? 0;
    if (wanted.killsHost) {
      await host.kill(false);
      await host.start();
    } else await call('POST', '/__local/faults', {});
    await selling;
    await mustBeHeard(call, server.heard, dishes);
    const times = [...server.heard.values()].map(({ length }) => length);
    counted.heard += times.length;
    counted.twice += times.filter((each) => each > 1).length;
  } finally {
    await server.close();
  }
}

export const outgoing: Suite = {
  tries: { few: 1, many: 60 },
  attack: async (tries) => {
    const counted: Counted = { killed: 0, heard: 0, twice: 0 };
    const host = await openHost();
    try {
      const property = asyncProperty(cases, (wanted) => tryOnce(host, wanted, counted));
      const found = await check(property, { ...tries, endOnFailure: true });
      const { killed, heard, twice } = counted;
      const measured = `${killed} functions killed, ${heard} messages heard of which ${twice} more than once`;
      return { ...found, measured };
    } finally {
      await host.close();
    }
  },
};
