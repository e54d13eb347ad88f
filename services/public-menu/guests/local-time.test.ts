import { daysUntil, localTime } from './local-time.ts';

test.each([
  ['2026-11-22T23:30:00Z', 'America/New_York', '2026-11-22', 18],
  ['2026-11-22T23:30:00Z', 'Europe/Vienna', '2026-11-23', 0],
  ['2026-11-22T18:15:00Z', 'Asia/Kathmandu', '2026-11-23', 0],
  // The hour repeated when daylight saving ends counts as one.
  ['2026-10-25T00:30:00Z', 'Europe/Vienna', '2026-10-25', 2],
  ['2026-10-25T01:30:00Z', 'Europe/Vienna', '2026-10-25', 2],
])('%s in %s is %s, %d o’clock', (at, zone, day, hour) => {
  expect(localTime(Date.parse(at), zone)).toEqual({ day, hour });
});

test('days end with the last one, over months and years', () => {
  expect(daysUntil('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysUntil('2026-11-22', 1)).toEqual(['2026-11-22']);
  expect(daysUntil('2026-11-22', 366)[0]).toBe('2025-11-22');
});
