import { rateOf } from './schedules.ts';

test('a rate is read, and anything else is refused rather than never run', () => {
  expect(rateOf('rate(5 minutes)')).toBe(300_000);
  expect(rateOf('rate(1 hour)')).toBe(3_600_000);
  expect(() => rateOf('cron(0 12 * * ? *)')).toThrow('does not run the schedule');
  expect(() => rateOf('rate(0 minutes)')).toThrow('does not run the schedule');
});
