import { dinner, figTree, pasta } from '../testing/catalogue-for-tests.ts';
import { itemClocks } from './item-clocks.ts';
import { openingTomorrow, formatOpening } from './opening-tomorrow.ts';

const today = new Date('2026-11-21T12:00:00Z');
const newYork = 'America/New_York';
const losAngeles = 'America/Los_Angeles';

test.each([
  ['in the afternoon', '2026-11-21T15:00:00Z', newYork, '2026-11-22T09:00:00.000Z'],
  ['after midnight, the same morning', '2026-11-21T06:30:00Z', newYork, '2026-11-21T09:00:00.000Z'],
  ['at 04:00 itself, the day after', '2026-11-21T09:00:00Z', newYork, '2026-11-22T09:00:00.000Z'],
  ['when clocks go back at 2', '2026-10-31T20:00:00Z', newYork, '2026-11-01T09:00:00.000Z'],
  ['in the hour that comes twice', '2026-11-01T06:30:00Z', newYork, '2026-11-01T09:00:00.000Z'],
  ['when clocks go forward at 2', '2026-03-07T20:00:00Z', newYork, '2026-03-08T08:00:00.000Z'],
  [
    'in Europe, where they go at 3',
    '2026-03-28T20:00:00Z',
    'Europe/Berlin',
    '2026-03-29T02:00:00.000Z',
  ],
  [
    'in the south, in spring',
    '2026-10-03T05:00:00Z',
    'Australia/Sydney',
    '2026-10-03T17:00:00.000Z',
  ],
  [
    'where it is tomorrow already',
    '2026-11-21T20:00:00Z',
    'Pacific/Auckland',
    '2026-11-22T15:00:00.000Z',
  ],
  [
    'where clocks never change',
    '2026-07-01T20:00:00Z',
    'Pacific/Honolulu',
    '2026-07-02T14:00:00.000Z',
  ],
  [
    'off by half an hour, at 04:30',
    '2026-11-21T15:00:00Z',
    'Asia/Kolkata',
    '2026-11-21T23:00:00.000Z',
  ],
])('tomorrow begins at four: %s', (_when, now, zone, expected) => {
  expect(openingTomorrow(new Date(now), [zone]).toISOString()).toBe(expected);
});

test('on several clocks tomorrow has begun once it has on each', () => {
  const evening = new Date('2026-11-22T02:00:00Z');
  const until = openingTomorrow(evening, [newYork, losAngeles]).toISOString();
  expect(until).toBe('2026-11-22T12:00:00.000Z');
  expect(openingTomorrow(evening, [losAngeles, newYork]).toISOString()).toBe(until);
  expect(formatOpening(until, [newYork, losAngeles], evening)).toBe('Sun 4 AM');
});

test('the hour is said on the clock of the restaurant, not of the device', () => {
  expect(formatOpening('2026-11-22T09:00:00Z', [newYork], today)).toBe('Sun 4 AM');
  expect(formatOpening('2026-11-22T09:00:00Z', ['Europe/Berlin'], today)).toBe('Sun 10 AM');
});

const drinks = { ...pasta, id: 'c2', name: 'Drinks' };
const bar = { ...dinner, id: 'm2', categories: [drinks] };
const inNewYork = figTree;
const inLosAngeles = { ...figTree, id: 'r2', active_menu_id: bar.id, time_zone: losAngeles };
const alsoInNewYork = { ...figTree, id: 'r3', active_menu_id: null };

test('of several restaurants the clocks of those count that serve the item', () => {
  const clocksOf = itemClocks([inLosAngeles, inNewYork, alsoInNewYork], [dinner, bar]);
  expect(clocksOf({ categories: [pasta] })).toEqual([newYork]);
  expect(clocksOf({ categories: [drinks] })).toEqual([losAngeles]);
  expect(clocksOf({ categories: [drinks, pasta] })).toEqual([losAngeles, newYork]);
  expect(clocksOf({ categories: [] })).toEqual([losAngeles, newYork]);
  // A further menu is served beside the active one.
  const withBar = { ...inNewYork, further_menu_ids: [bar.id] };
  const also = itemClocks([inLosAngeles, withBar], [dinner, bar]);
  expect(also({ categories: [drinks] })).toEqual([losAngeles, newYork]);
});

test('restaurants on one clock share it, and before there is one the device has its own', () => {
  expect(itemClocks([inNewYork, alsoInNewYork], [])({ categories: [] })).toEqual([newYork]);
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(itemClocks([], [])({ categories: [pasta] })).toEqual([own]);
});

test('an opening of another week is told with its date', () => {
  const spoken = (at: string) => formatOpening(at, [newYork], today);
  expect(spoken('2026-11-22T09:00:00.000Z')).toBe('Sun 4 AM');
  expect(spoken('2026-11-29T09:00:00.000Z')).toBe('Sun, Nov 29, 4 AM');
  expect(spoken('2027-02-01T09:00:00.000Z')).toBe('Mon, Feb 1, 2027, 4 AM');
});
