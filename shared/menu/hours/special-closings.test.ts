import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import { applyingMenu } from './applying-menu.ts';
import { spansOf } from './special-text.ts';
import { specialClosings } from './special-closings.ts';
import { readZone } from './wall-clock.ts';
import { noWeek } from '../../testing/no-week.ts';
import { onEachDay } from '../../contracts/catalogue/restaurants/restaurant-facts.ts';

const dayMs = 86_400_000;
const today = Date.parse('2026-11-20T00:00:00Z');
const utc = readZone('0');
const always = '0+10080';

const week = {
  ...onEachDay('09:00-23:00'),
  friday_hours: '09:00-02:00',
  sunday_hours: 'Closed',
};
const day = (date: string, spans: { opens: string; closes: string }[] = [], to = date) => ({
  from: date,
  to,
  every_year: false,
  spans,
  label: '',
});
const closingsOf = (special_hours: ReturnType<typeof day>[]) =>
  specialClosings({ ...week, time_zone: 'UTC', special_hours }, today);

/** Whether an all-day menu is served then. */
const isServed = (closings: string | undefined, time: string) =>
  applyingMenu([always], utc, Date.parse(`2026-${time}Z`), closings) === 0;

test('without special days nothing is said', () => {
  expect(closingsOf([])).toBeUndefined();
});

test('a weekday that is closed each week keeps no menu away: only special days do', () => {
  expect(isServed(closingsOf([day('2026-12-25')]), '11-22T12:00')).toBe(true);
});

test('what goes on from the evening before ends when it does, and what would go on into the morning after is not served', () => {
  // The day after a Friday with hours until 2 AM.
  const closings = closingsOf([day('2026-11-28')]);
  const times = ['11-28T01:30', '11-28T02:30', '11-28T12:00', '11-29T01:00', '11-29T07:00'];
  expect(times.map((time) => isServed(closings, time))).toEqual([true, false, false, false, true]);
});

test('at special hours menus are served while it is open, over midnight too', () => {
  const closings = closingsOf([day('2026-12-31', [{ opens: '18:00', closes: '03:00' }])]);
  const times = ['12-31T12:00', '12-31T18:00', '12-31T23:59'];
  expect(times.map((time) => isServed(closings, time))).toEqual([false, true, true]);
  const next = ['2027-01-01T02:59', '2027-01-01T03:00', '2027-01-01T09:00'].map(
    (time) => applyingMenu([always], utc, Date.parse(`${time}Z`), closings) === 0,
  );
  expect(next).toEqual([true, false, true]);
});

test('a vacation is one closing', () => {
  expect(closingsOf([day('2026-12-09', [], '2026-12-28')])?.split(',')).toHaveLength(1);
});

const hour = integer({ min: 0, max: 23 }).map((at) => `${String(at).padStart(2, '0')}:00`);
const special = array(
  record({
    at: integer({ min: 0, max: 20 }),
    lasts: integer({ min: 0, max: 4 }),
    spans: array(record({ opens: hour, closes: hour }), { maxLength: 3 }),
    every_year: constantFrom(true, false),
  }),
  { minLength: 1, maxLength: 1 },
);

test('in the day itself it is closed exactly where its hours say so, whatever they are', () => {
  assert(
    property(special, integer({ min: 0, max: 1439 }), (all, minute) => {
      const dated = all.map(({ at, lasts, ...rest }) => {
        const date = (days: number) => new Date(today + days * dayMs).toISOString().slice(0, 10);
        return { ...rest, from: date(at), to: date(at + lasts), label: '' };
      });
      const closings = specialClosings(
        { time_zone: 'UTC', special_hours: dated, ...noWeek },
        today,
      );
      const [one] = dated;
      if (!one) return;
      // Its last day, which no other hours reach into if it is the only one.
      const start = Date.parse(one.to);
      const before = one.from === one.to ? [] : spansOf(one).map(({ closes }) => closes - 1440);
      const isOpen =
        spansOf(one).some(({ opens, closes }) => opens <= minute && minute < closes) ||
        before.some((closes) => minute < closes);
      const now = start + minute * 60_000;
      expect(applyingMenu([always], utc, now, closings) === 0).toBe(isOpen);
    }),
    { seed: sameSeed, numRuns: 400 },
  );
});
