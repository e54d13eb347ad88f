import type { MenuTime } from '../../contracts/catalogue/menus/menu-times.ts';
import { applyingMenu, timesText } from './applying-menu.ts';
import { readZone } from './wall-clock.ts';
import { zoneText } from './zone-text.ts';

const daily = [1, 2, 3, 4, 5, 6, 7];

/** The menu that applies, on a page published weeks before. */
function at(instant: string, zone: string, ...menus: MenuTime[][]) {
  const now = Date.parse(instant);
  const offset = readZone(zoneText(zone, now - 40 * 86_400_000));
  return applyingMenu(
    menus.map((times) => timesText(times)),
    offset,
    now,
  );
}

const newYork = 'America/New_York';
const lunch: MenuTime[] = [{ days: [1, 2, 3, 4, 5], from: '11:30', to: '14:30' }];

test.each([
  // 2026-03-02 is a Monday; New York is UTC-5.
  ['2026-03-02T16:29:59Z', -1],
  ['2026-03-02T16:30:00Z', 0],
  ['2026-03-02T19:29:59Z', 0],
  ['2026-03-02T19:30:00Z', -1],
  ['2026-03-07T17:00:00Z', -1],
])('a lunch of weekdays applies from its first minute until its last, at %s', (instant, menu) => {
  expect(at(instant, newYork, lunch)).toBe(menu);
});

test('what ends at midnight ends with the day, and what begins there with the next', () => {
  const evening: MenuTime[] = [{ days: [1], from: '18:00', to: '00:00' }];
  const night: MenuTime[] = [{ days: [2], from: '00:00', to: '04:00' }];
  expect(at('2026-03-03T04:59:59Z', newYork, evening, night)).toBe(0);
  expect(at('2026-03-03T05:00:00Z', newYork, evening, night)).toBe(1);
  expect(at('2026-03-02T05:00:00Z', newYork, evening, night)).toBe(-1);
});

test('a night belongs to the day on which it began, also from Sunday to Monday', () => {
  const night: MenuTime[] = [{ days: [5, 7], from: '22:00', to: '02:00' }];
  // Saturday 1 AM counts as Friday; Sunday 1 AM has none; Monday 1:59 AM counts as Sunday.
  expect(at('2026-03-07T06:00:00Z', newYork, night)).toBe(0);
  expect(at('2026-03-08T06:00:00Z', newYork, night)).toBe(-1);
  expect(at('2026-03-02T06:59:00Z', newYork, night)).toBe(0);
  expect(at('2026-03-02T07:00:00Z', newYork, night)).toBe(-1);
  expect(at('2026-03-06T06:00:00Z', newYork, night)).toBe(-1);
});

test('the same time twice is a whole day', () => {
  const all: MenuTime[] = [{ days: [1], from: '08:00', to: '08:00' }];
  expect(at('2026-03-02T12:59:00Z', newYork, all)).toBe(-1);
  expect(at('2026-03-02T13:00:00Z', newYork, all)).toBe(0);
  expect(at('2026-03-03T12:59:00Z', newYork, all)).toBe(0);
  expect(at('2026-03-03T13:00:00Z', newYork, all)).toBe(-1);
});

test('the hour that a night leaves out is no menu’s, and the hour around it goes on', () => {
  // New York, 2026-03-08: 2 AM is 3 AM.
  const inIt: MenuTime[] = [{ days: daily, from: '02:00', to: '03:00' }];
  const across: MenuTime[] = [{ days: daily, from: '01:00', to: '04:00' }];
  expect(at('2026-03-08T06:59:00Z', newYork, inIt)).toBe(-1);
  expect(at('2026-03-08T07:00:00Z', newYork, inIt)).toBe(-1);
  expect(at('2026-03-09T06:00:00Z', newYork, inIt)).toBe(0);
  expect(at('2026-03-08T06:59:00Z', newYork, across)).toBe(0);
  expect(at('2026-03-08T07:00:00Z', newYork, across)).toBe(0);
  expect(at('2026-03-08T08:00:00Z', newYork, across)).toBe(-1);
});

test('in the hour that comes twice a menu applies both times', () => {
  // New York, 2026-11-01: 1 AM repeats after 1:59 AM.
  const inIt: MenuTime[] = [{ days: [7], from: '01:00', to: '02:00' }];
  const untilHalf: MenuTime[] = [{ days: [6], from: '22:00', to: '01:30' }];
  expect(at('2026-11-01T05:30:00Z', newYork, inIt)).toBe(0);
  expect(at('2026-11-01T06:30:00Z', newYork, inIt)).toBe(0);
  expect(at('2026-11-01T07:00:00Z', newYork, inIt)).toBe(-1);
  expect(at('2026-11-01T05:29:00Z', newYork, untilHalf)).toBe(0);
  expect(at('2026-11-01T05:30:00Z', newYork, untilHalf)).toBe(-1);
  expect(at('2026-11-01T06:29:00Z', newYork, untilHalf)).toBe(0);
});

test.each([
  // Half-hour, quarter-hour and extreme offsets: the same lunch everywhere.
  ['Asia/Kolkata', '2026-06-01T06:00:00Z', '2026-06-01T09:00:00Z'],
  ['Asia/Kathmandu', '2026-06-01T05:45:00Z', '2026-06-01T08:45:00Z'],
  ['Australia/Lord_Howe', '2026-06-01T01:00:00Z', '2026-06-01T04:00:00Z'],
  ['Pacific/Kiritimati', '2026-05-31T21:30:00Z', '2026-06-01T00:30:00Z'],
  ['Pacific/Pago_Pago', '2026-06-01T22:30:00Z', '2026-06-02T01:30:00Z'],
])('lunch is at half past eleven in %s', (zone, begins, ends) => {
  const before = (instant: string) => new Date(Date.parse(instant) - 1000).toISOString();
  expect([before(begins), begins, before(ends), ends].map((it) => at(it, zone, lunch))).toEqual([
    -1, 0, 0, -1,
  ]);
});

test('where two apply the first of them does, and one without times never', () => {
  const drinks: MenuTime[] = [{ days: daily, from: '12:00', to: '23:00' }];
  expect(at('2026-03-02T18:00:00Z', newYork, lunch, drinks)).toBe(0);
  expect(at('2026-03-02T18:00:00Z', newYork, drinks, lunch)).toBe(0);
  expect(at('2026-03-02T20:00:00Z', newYork, lunch, drinks)).toBe(1);
  expect(at('2026-03-02T18:00:00Z', newYork, [], lunch)).toBe(1);
  expect(at('2026-03-02T18:00:00Z', newYork, [])).toBe(-1);
});
