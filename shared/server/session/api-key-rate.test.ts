import { HttpError } from '../http-error.ts';
import { callsPerMinute, keyRate } from './api-key-rate.ts';

function clocked() {
  const time = { now: 0 };
  const count = keyRate(() => time.now);
  /** How many of these calls pass. */
  const passing = (key: string, calls: number) =>
    Array.from({ length: calls }, () => {
      try {
        count(key);
        return true;
      } catch (error) {
        if (error instanceof HttpError && error.status === 429) return false;
        throw error;
      }
    }).filter(Boolean).length;
  return { time, count, passing };
}

test('a key makes its calls of a minute at once, and then one each half second', () => {
  const { time, passing } = clocked();
  expect(passing('till', 1000)).toBe(callsPerMinute);
  time.now = 499;
  expect(passing('till', 10)).toBe(0);
  time.now = 500;
  expect(passing('till', 10)).toBe(1);
  time.now = 3_600_000;
  expect(passing('till', 1000)).toBe(callsPerMinute);
});

test('no key uses up the calls of another', () => {
  const { passing } = clocked();
  passing('till', 1000);
  expect(passing('website', 1)).toBe(1);
});

test('who is refused is told when to come again, and refusals do not put that off', () => {
  const { time, count, passing } = clocked();
  passing('till', 1000);
  expect(() => count('till')).toThrow(
    expect.objectContaining({ status: 429, retryAfterSeconds: 1 }),
  );
  time.now = 500;
  expect(passing('till', 1)).toBe(1);
});
