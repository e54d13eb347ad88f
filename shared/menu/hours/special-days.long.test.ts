import { compareEachMinute, zones } from './special-calendar-for-tests.ts';

test.each(zones)('each minute of three years is as a calendar has it, in %s', (zone) => {
  expect(compareEachMinute(zone, '2026-01-01', '2029-01-01')).toBe(1096 * 1440);
});
