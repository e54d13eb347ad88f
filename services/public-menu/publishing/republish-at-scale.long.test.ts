import { setImmediate as turn } from 'node:timers/promises';
import { definition } from '../slice.ts';
import { parts } from '@menuleaf/shared/server/table/hash-parts.ts';
import type { PublishedPages } from './published-pages-store.ts';
import { republish } from './republish.ts';
import type { Part, RepublishStore } from './republish-store.ts';

const republisher = definition.eventFunctions.find(({ entry }) => entry === 'republisher');
const mostAtWork = republisher?.reservedConcurrency;
const runsAMinute =
  republisher && 'everyMinutes' in republisher.wakes ? (republisher.wakes.runs ?? 1) : 0;

/** A simulated clock that wakes waiters in order. */
function simulatedTime() {
  const waiting: { at: number; wake: () => void }[] = [];
  const time = { now: 0 };
  const wait = (ms: number) =>
    new Promise<void>((wake) => {
      waiting.push({ at: time.now + ms, wake });
    });
  /** Advances the clock until no one waits. */
  const pass = async () => {
    for (await turn(); waiting.length > 0; await turn()) {
      time.now = waiting.reduce((first, { at }) => Math.min(first, at), Infinity);
      const due = waiting.filter(({ at }) => at <= time.now);
      for (const one of due) waiting.splice(waiting.indexOf(one), 1);
      for (const { wake } of due) wake();
    }
  };
  return { time, wait, pass };
}

/** The queue in memory, with a latency per request. */
function queueInMemory(wait: (ms: number) => Promise<void>, requestMs: number): RepublishStore {
  const all = new Map<string, Part>();
  return {
    state: async () => {
      await wait(requestMs);
      return { orderedAt: undefined, parts: new Map(all) };
    },
    note: async (before, after) => {
      await wait(requestMs);
      if (all.get(after.part)?.lease !== before?.lease) return false;
      all.set(after.part, after);
      return true;
    },
    order: async () => '',
  };
}

/** Minutes to rebuild this many restaurants, with runs starting each minute and lasting up to 260 s. */
async function minutesFor(restaurants: number, oneMs: number) {
  const { time, wait, pass } = simulatedTime();
  const each = Math.ceil(restaurants / parts.length);
  const rows = new Map(
    parts.map((part): [string, PublishedPages[]] => [
      part,
      Array.from({ length: each }, (_, at) => ({
        restaurant_id: `${part}${String(at).padStart(6, '0')}`,
        owner_id: `${part}${at}`,
        page_version: 'v1',
      })),
    ]),
  );
  let published = 0;
  let lastAt = 0;
  let atWork = 0;
  const queue = queueInMemory(wait, 5);
  const runFrom = async (minute: number) => {
    await wait(minute * 60_000);
    if (atWork === mostAtWork) return;
    atWork += 1;
    const end = time.now + 260_000;
    await republish({
      parts: queue,
      made: {
        after: async (part, id, limit) => {
          await wait(10);
          const all = rows.get(part) ?? [];
          const from = id === '' ? 0 : Number(id.slice(part.length)) + 1;
          return all.slice(from, from + limit);
        },
      },
      clock: () => new Date(time.now),
      pageVersion: 'v2',
      publish: async (owner) => {
        await wait(oneMs);
        published += 1;
        const row = rows.get(owner.slice(0, 1))?.[Number(owner.slice(1))];
        if (row) row.page_version = 'v2';
        lastAt = time.now;
      },
      hasTime: () => time.now < end,
    });
    atWork -= 1;
  };
  // Lambda throttles runs beyond the reserved concurrency.
  const runs = Array.from({ length: 60 * runsAMinute }, (_, at) =>
    runFrom(Math.floor(at / runsAMinute)),
  );
  await pass();
  await Promise.all(runs);
  return { published, minutes: lastAt / 60_000 };
}

/**
 * Milliseconds per owner with six in parallel: `npm run bench -- publish` measured 33 to 38 ms of a core each, the
 * function has one core for all six, and there is a margin. See infra/SCALE.md.
 */
const oneMs = 240;

test.each([
  [100_000, 10],
  [1_000_000, 60],
])(
  '%i restaurants are made anew in less than %i minutes',
  async (restaurants, most) => {
    const { published, minutes } = await minutesFor(restaurants, oneMs);
    console.info(`${restaurants}: ${minutes.toFixed(1)} minutes`);
    expect(published).toBe(restaurants);
    expect(minutes).toBeLessThan(most);
  },
  300_000,
);
