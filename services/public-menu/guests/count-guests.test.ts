import {
  dinner,
  fish,
  oliveYard,
  trout,
} from '@menuleaf/public-menu/src/page/published-for-tests.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { countGuests } from './count-guests.ts';
import type { Guest } from './guest-line.ts';
import { guestsStore, type GuestsStore } from './guests-store.ts';
import { Tallies } from './tally.ts';

const noon = Date.parse('2026-11-22T12:00:00Z');
const minute = 60_000;

const menu = {
  ...dinner,
  categories: [{ ...fish, items: [{ ...trout, image_url: '/images/troutphoto/288.webp' }] }],
};

function talliesOf(lines: readonly Guest[]) {
  const tallies = new Tallies();
  for (const line of lines) tallies.add(line);
  return tallies;
}

function counter(restaurants = [oliveYard]) {
  const guests = guestsStore(isolatedTable());
  const open = new Map(restaurants.map((one) => [one.id, one]));
  const context = {
    guests,
    published: async (ids: readonly string[]) =>
      new Map([...open].filter(([id]) => ids.includes(id))),
    menuOf: async () => menu,
  };
  const count = (lines: Guest[], file = 'one', more: Partial<typeof context> = {}) =>
    countGuests(talliesOf(lines), file, { ...context, ...more });
  const days = (id = 'r1') => guests.days(id, '2026-11-21', '2026-11-23');
  const views = async (id?: string) =>
    (await days(id)).flatMap(({ day, views: byHour }) =>
      byHour.flatMap((found, hour) => (found > 0 ? [`${day} ${hour}h ${found}`] : [])),
    );
  return { count, days, views, guests };
}

const view = (at: number, more: Partial<Guest> = {}): Guest => ({ restaurant: 'r1', at, ...more });
const ago = (minutes: number) => noon - minutes * minute;

test('guests are counted by the hour of the restaurant, its languages and dishes', async () => {
  const { count, days, views } = counter();
  await count([
    view(ago(50), { direct: true, language: 'de' }),
    view(ago(40), { language: 'de', read: 'fr' }),
    view(ago(12), { language: 'qq', direct: true }),
    view(ago(12), { image: 'troutphoto' }),
    view(ago(11), { image: 'of-another-menu' }),
  ]);
  expect(await views()).toEqual(['2026-11-22 6h 3']);
  const [day] = await days();
  expect(day).toMatchObject({ languages: { de: 2 }, read: { fr: 1 }, opened: { i1: 1 } });
  expect(day?.scans[6]).toBe(2);
  await count([view(ago(5), { language: 'en' })], 'two');
  expect(await views()).toEqual(['2026-11-22 6h 4']);
});

test('a day ends at the restaurant’s own midnight, also within one file', async () => {
  const midnight = Date.parse('2026-11-22T05:00:00Z');
  const { count, views } = counter();
  await count([view(midnight - 1000), view(midnight + 1000)]);
  expect(await views()).toEqual(['2026-11-21 23h 1', '2026-11-22 0h 1']);
});

const three = ['r1', 'r2', 'r3'].map((id) => ({ ...oliveYard, id }));
const ofThree = three.map(({ id }) => view(ago(30), { restaurant: id }));

test('a file that is counted twice, at once and after a kill, counts once', async () => {
  const { count, views, guests } = counter(three);
  const dies: GuestsStore = {
    ...guests,
    addAll: async (some, file) => {
      await guests.addAll(some.slice(0, 1), file);
      throw new Error('killed');
    },
  };
  await expect(count(ofThree, 'one', { guests: dies })).rejects.toThrow('killed');
  await Promise.all([count(ofThree), count(ofThree), count(ofThree)]);
  await count(ofThree);
  for (const { id } of three) expect(await views(id)).toEqual(['2026-11-22 6h 1']);
});

test('files that are counted at once, in whatever order, are all counted', async () => {
  const { count, views } = counter(three);
  await Promise.all(['four', 'one', 'three', 'two'].map((file) => count(ofThree, file)));
  for (const { id } of three) expect(await views(id)).toEqual(['2026-11-22 6h 4']);
});

test('a restaurant that nobody can open is not counted', async () => {
  const { count, views } = counter();
  await count([view(ago(20)), view(ago(20), { restaurant: 'gone' })]);
  expect([await views(), await views('gone')]).toEqual([['2026-11-22 6h 1'], []]);
});

test('fifty restaurants are counted behind twenty thousand that are made up', async () => {
  const real = Array.from({ length: 50 }, (_, at) => ({ ...oliveYard, id: `real${at}` }));
  const { count, views } = counter(real);
  const madeUp = Array.from({ length: 20_000 }, (_, at) =>
    view(ago(20), { restaurant: `x${at}`, image: 'troutphoto' }),
  );
  const seen = real.map(({ id }) => view(ago(20), { restaurant: id }));
  await count([...madeUp, ...seen]);
  const counted = await Promise.all(real.map(({ id }) => views(id)));
  expect(counted.filter(([found]) => found === '2026-11-22 6h 1')).toHaveLength(50);
});

test('dishes are not counted where the list itself shows large photos', async () => {
  const photos = { ...oliveYard, look: { layout: 'photos' } };
  const { count, days } = counter([photos]);
  await count([view(ago(20), { image: 'troutphoto' })]);
  expect((await days())[0]?.opened).toEqual({});
});

test('what was counted is forgotten when it is asked for', async () => {
  const { count, views, guests } = counter();
  await count([view(ago(20))]);
  await guests.forget('r1');
  expect(await views()).toEqual([]);
});
