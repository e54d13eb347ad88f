import { expect, test } from '@jest/globals';
import { oliveYard, trout } from '@menuleaf/public-menu/src/page/published-for-tests.ts';
import type { PublicMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { countGuests } from './count-guests.ts';
import type { Guest } from './guest-line.ts';
import { guestsStore, type GuestsStore } from './guests-store.ts';
import { windowsStore } from './windows-store.ts';

const noon = Date.parse('2026-11-22T12:00:00Z');
const minute = 60_000;

const menu: PublicMenu = {
  id: 'm1',
  name: 'Dinner',
  description: null,
  restaurant: { id: 'r1', name: 'Olive Yard' },
  currency: 'USD',
  price_locale: 'en-US',
  updated_at: '2026-01-01T00:00:00Z',
  categories: [
    {
      id: 'c1',
      name: 'Fish',
      description: null,
      sort_order: 0,
      items: [{ ...trout, image_url: '/images/troutphoto/288.webp' }],
    },
  ],
};

/** A counter over a log of its own, and what it has counted. */
function counter(lines: Guest[], restaurants = [oliveYard]) {
  const table = isolatedTable();
  const guests = guestsStore(table);
  const clock = { now: noon };
  const log = {
    async *guests(from: number, to: number) {
      yield* lines.filter(({ at }) => at >= from && at < to);
    },
  };
  const context = {
    log,
    windows: windowsStore(table),
    guests,
    published: async (ids: readonly string[]) =>
      new Map(restaurants.filter(({ id }) => ids.includes(id)).map((one) => [one.id, one])),
    menuOf: async () => menu,
    clock: () => new Date(clock.now),
    lateMs: 10 * minute,
  };
  const run = (more: Partial<typeof context> & { most?: number } = {}) =>
    countGuests({ ...context, ...more }, () => true);
  const days = (id = 'r1') => guests.days(id, '2026-11-21', '2026-11-23');
  const views = async (id?: string) =>
    (await days(id)).flatMap(({ day, views: byHour }) =>
      byHour.flatMap((count, hour) => (count > 0 ? [`${day} ${hour}h ${count}`] : [])),
    );
  return { run, days, views, clock, guests, context };
}

const view = (at: number, more: Partial<Guest> = {}): Guest => ({ restaurant: 'r1', at, ...more });
const ago = (minutes: number) => noon - minutes * minute;

test('guests are counted by the hour of the restaurant, its languages and dishes; what is late is waited for', async () => {
  const { run, days, views, clock } = counter([
    view(ago(50), { direct: true, language: 'de' }),
    view(ago(40), { language: 'de', read: 'fr' }),
    view(ago(12), { language: 'qq', direct: true }),
    view(ago(12), { image: 'troutphoto' }),
    view(ago(11), { image: 'of-another-menu' }),
    view(ago(5), { language: 'en' }),
  ]);
  await run();
  expect(await views()).toEqual(['2026-11-22 6h 3']);
  const [day] = await days();
  expect(day).toMatchObject({ languages: { de: 2 }, read: { fr: 1 }, opened: { i1: 1 } });
  expect(day?.scans[6]).toBe(2);
  clock.now += 10 * minute;
  await run();
  expect(await views()).toEqual(['2026-11-22 6h 4']);
});

test('a day ends at the restaurant’s own midnight, also within one part of the log', async () => {
  const midnight = Date.parse('2026-11-22T05:00:00Z');
  const { run, views, clock } = counter([view(midnight - 1000), view(midnight + 1000)]);
  clock.now = midnight + 20 * minute;
  await run();
  expect(await views()).toEqual(['2026-11-21 23h 1', '2026-11-22 0h 1']);
});

test('a part of the log that is counted twice, at once and after a kill, counts once', async () => {
  const others = [oliveYard, { ...oliveYard, id: 'r2' }, { ...oliveYard, id: 'r3' }];
  const lines = others.map(({ id }) => view(ago(30), { restaurant: id }));
  const { run, views, guests } = counter(lines, others);
  let left = 1;
  const dies: GuestsStore = {
    ...guests,
    add: async (...day) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      await guests.add(...day);
    },
  };
  await expect(run({ guests: dies })).rejects.toThrow('killed');
  await Promise.all([run(), run(), run()]);
  await run();
  for (const { id } of others) expect(await views(id)).toEqual(['2026-11-22 6h 1']);
});

test('a run that was overtaken adds nothing to what was counted after it', async () => {
  const { run, views, guests } = counter([view(ago(68)), view(ago(20))]);
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const slow: GuestsStore = {
    ...guests,
    add: async (...day) => {
      reached.resolve();
      await held.promise;
      await guests.add(...day);
    },
  };
  const overtaken = run({ guests: slow });
  await reached.promise;
  await run();
  expect(await views()).toEqual(['2026-11-22 5h 1', '2026-11-22 6h 1']);
  held.resolve();
  await overtaken;
  expect(await views()).toEqual(['2026-11-22 5h 1', '2026-11-22 6h 1']);
});

test('a restaurant that nobody can open is not counted', async () => {
  const { run, views } = counter([view(ago(20)), view(ago(20), { restaurant: 'gone' })]);
  await run();
  expect([await views(), await views('gone')]).toEqual([['2026-11-22 6h 1'], []]);
});

test('a flood writes so many rows and no more, is told of, and holds up nothing behind it', async () => {
  const others = ['r1', 'r2', 'r3'].map((id) => ({ ...oliveYard, id }));
  const lines = others.map(({ id }) => view(ago(30), { restaurant: id }));
  const { run, views } = counter([...lines, view(ago(12))], others);
  await expect(run({ most: 2 })).rejects.toThrow('Guests of 1 restaurants were not counted');
  expect([await views('r2'), await views('r3')]).toEqual([['2026-11-22 6h 1'], []]);
  expect(await views()).toEqual(['2026-11-22 6h 2']);
});

test('dishes are not counted where the list itself shows large photos', async () => {
  const photos = { ...oliveYard, look: { layout: 'photos' } };
  const { run, days } = counter([view(ago(20), { image: 'troutphoto' })], [photos]);
  await run();
  expect((await days())[0]?.opened).toEqual({});
});

test('what was counted is forgotten when it is asked for', async () => {
  const { run, views, guests } = counter([view(ago(20))]);
  await run();
  await guests.forget('r1');
  expect(await views()).toEqual([]);
});
