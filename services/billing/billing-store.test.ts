import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { billingStore, type StoredPlan } from './billing-store.ts';
import { freePlan } from './subscription.ts';

// Far in the future: rows expired by the real clock are swept during the test.
const now = new Date('2126-03-01T12:00:00Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const userId = 'ada';
const first: StoredPlan = {
  ...freePlan,
  user_id: userId,
  customer_id: 'cus_1',
  session_id: null,
  due_day: null,
  version: 1,
};

test('of two who write an owner’s first plan one does', async () => {
  const store = billingStore(isolatedTable());
  expect(await store.replacePlan(undefined, first)).toBe(true);
  expect(await store.replacePlan(undefined, { ...first, customer_id: 'cus_2' })).toBe(false);
  expect(await store.plan(userId)).toMatchObject({ customer_id: 'cus_1' });
});

test('who has read a plan that another one replaced, or forgot, changes nothing', async () => {
  const store = billingStore(isolatedTable());
  const second = { ...first, version: 2 };
  await store.replacePlan(undefined, first);
  await store.replacePlan(first, second);
  expect(await store.replacePlan(first, { ...first, customer_id: 'cus_2', version: 2 })).toBe(
    false,
  );
  expect(await store.removePlan(first)).toBe(false);
  expect(await store.plan(userId)).toMatchObject({ customer_id: 'cus_1', version: 2 });
  expect(await store.removePlan(second)).toBe(true);
  expect(await store.replacePlan(second, { ...second, version: 3 })).toBe(false);
  expect(await store.plan(userId)).toBeUndefined();
});

test('a closed account gets no plan', async () => {
  const table = isolatedTable();
  const store = billingStore(table);
  await table.put({ ...closedAccountKey(userId), closed_at: now.toISOString() });
  await expect(store.replacePlan(undefined, first)).rejects.toMatchObject({ status: 401 });
  expect(await store.plan(userId)).toBeUndefined();
});

test('who asks for a checkout while one is open gets that one, and a new one when it is over', async () => {
  const store = billingStore(isolatedTable());
  expect(await store.checkoutAttempt(userId, 'one', now)).toBe('one');
  expect(await store.checkoutAttempt(userId, 'two', hoursLater(24))).toBe('one');
  expect(await store.checkoutAttempt(userId, 'three', hoursLater(26))).toBe('three');
});

test('a checkout that led to nothing is replaced by the first who asks, once', async () => {
  const store = billingStore(isolatedTable());
  await store.checkoutAttempt(userId, 'one', now);
  expect(await store.checkoutAttempt(userId, 'two', now, 'one')).toBe('two');
  expect(await store.checkoutAttempt(userId, 'three', now, 'one')).toBe('two');
});
