import { newOwner, postFrom, someAddress } from '@menuleaf/shared/testing/api.ts';
import { randomInt, randomUUID } from 'node:crypto';

jest.setTimeout(180_000);

/** Attempts per account, below its rate limit. */
const triesEach = 9;
const accounts = 8;

async function timeOf(path: string, body: object): Promise<number> {
  const started = performance.now();
  await postFrom(someAddress(), path, body);
  return performance.now() - started;
}

/**
 * The distance between two groups of times, in standard deviations under the null hypothesis (Mann-Whitney U, normal
 * approximation; good from 20 values each).
 */
function rankDistance(some: number[], others: number[]): number {
  const before = some.reduce((sum, time) => sum + others.filter((it) => it > time).length, 0);
  const pairs = some.length * others.length;
  return (before - pairs / 2) / Math.sqrt((pairs * (some.length + others.length + 1)) / 12);
}

/** Alternates known and unknown emails, so that other load on the machine affects both. */
async function distanceOf(path: string, bodyOf: (email: string) => object) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let account = 0; account < accounts; account += 1) {
    const { email } = await newOwner();
    const stranger = `owner-${randomUUID()}@example.com`;
    for (let at = 0; at < triesEach; at += 1) {
      const isFirst = randomInt(2) === 0;
      if (isFirst) known.push(await timeOf(path, bodyOf(email)));
      unknown.push(await timeOf(path, bodyOf(stranger)));
      if (!isFirst) known.push(await timeOf(path, bodyOf(email)));
    }
  }
  return rankDistance(known, unknown);
}

const message = { name: 'Ada', subject: 'Hello', message: 'Hello there', inquiryType: 'general' };

test.each<[string, (email: string) => object]>([
  ['/api/auth/login', (username) => ({ username, password: 'nonsense', remember_me: false })],
  ['/api/auth/forgot-password', (email) => ({ email })],
  ['/api/contact', (email) => ({ ...message, email })],
])('the time of %s does not tell whether an email has an account', async (path, bodyOf) => {
  // Chance exceeds four once in 16,000 runs.
  expect(Math.abs(await distanceOf(path, bodyOf))).toBeLessThan(4);
});

test('the measure itself tells two groups apart that differ by a tenth', () => {
  const around = (middle: number) =>
    Array.from({ length: accounts * triesEach }, () => middle + Math.random() * 20);
  expect(rankDistance(around(60), around(66))).toBeGreaterThan(3);
});
