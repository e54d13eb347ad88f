import { log } from '../log/log.ts';
import { isolatedTable } from '../../testing/isolated-table.ts';
import { processClosings } from './process-closings.ts';
import { closingsStore, openClosing } from './closings-store.ts';
import { keys } from './keys.ts';

const closedAt = new Date('2026-03-01T12:00:00Z');
const minutesLater = (minutes: number) => new Date(closedAt.getTime() + minutes * 60_000);
const closingOf = (userId: string) => ({
  user_id: userId,
  closed_at: closedAt.toISOString(),
  email: `${userId}@example.com`,
  restaurant_ids: [],
});

/** Closed accounts and their processing; those in `stuck` fail. */
async function closed(...userIds: string[]) {
  const table = isolatedTable();
  const stuck = new Set<string>();
  const tried: string[] = [];
  await table.transact(userIds.map((id) => openClosing(keys.billingClosing, closingOf(id))));
  const store = closingsStore(table, keys.billingClosing);
  const closings = processClosings({
    store,
    inFlightGraceMs: 15 * 60_000,
    close: async ({ user_id }) => {
      tried.push(user_id);
      if (stuck.has(user_id)) throw new Error('The provider is down');
    },
  });
  const left = async () => (await store.all()).map(({ user_id }) => user_id);
  return { closings, stuck, tried, left };
}

const logged = jest.spyOn(log, 'error').mockImplementation(() => {});
afterEach(() => void logged.mockClear());

test('a closing that fails is tried for as long as it takes, tells the operator, and holds up no other', async () => {
  const { closings, stuck, tried, left } = await closed('ada', 'ben');
  stuck.add('ada');
  for (let day = 1; day <= 40; day += 1) {
    await expect(closings.onSchedule(minutesLater(day * 1440))).rejects.toThrow('1 accounts');
  }
  expect(tried.filter((id) => id === 'ada')).toHaveLength(40);
  expect([logged.mock.calls.length, await left()]).toEqual([40, ['ada']]);
  stuck.clear();
  await closings.onSchedule(minutesLater(41 * 1440));
  expect(await left()).toEqual([]);
});

test('what was done at once is done again when nothing can come after it any more', async () => {
  const { closings, tried, left } = await closed('ada');
  await closings.onEvents({ user_id: 'ada' }, minutesLater(0));
  await closings.onSchedule(minutesLater(14));
  expect([tried.length, await left()]).toEqual([2, ['ada']]);
  await closings.onSchedule(minutesLater(15));
  expect([tried.length, await left()]).toEqual([3, []]);
});

test('events of a closing that come twice, or after its end, close nothing again', async () => {
  const { closings, tried, left } = await closed('ada');
  await closings.onEvents({ user_id: 'ada' }, minutesLater(15));
  expect(await left()).toEqual([]);
  await closings.onEvents({ user_id: 'ada' }, minutesLater(16));
  await closings.onEvents({ user_id: 'nobody' }, minutesLater(16));
  expect(tried).toEqual(['ada']);
});
