import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { billingStore, type StoredPlan } from './billing-store.ts';
import { noticesStore } from './notices-store.ts';
import { freePlan } from './subscription.ts';
import { sendPlanNotice } from './plan-notice.ts';

const userId = 'ada';
const row: StoredPlan = {
  ...freePlan,
  user_id: userId,
  customer_id: 'cus_1',
  session_id: null,
  due_day: null,
  version: 1,
};
const pro = { ...row, plan_type: 'pro' as const, ends_at: '2126-03-01T00:00:00Z' };
const cancelled = { ...pro, version: 2, cancelled_at_period_end: true };
const ended = { ...row, version: 3 };

const welcome = 'Welcome to Menuleaf Pro';
const goodbye = 'Your Pro subscription is cancelled';
const over = 'Your Menuleaf Pro plan has ended';

/** An owner, their plan, and the notices they get. */
async function owner() {
  const table = isolatedTable();
  const key = rowKey(keys.contactCard)(userId);
  await table.put({ ...key, full_name: 'Ada', email: 'ada@example.com' });
  const store = billingStore(table);
  const notices = noticesStore(table);
  const heard: string[] = [];
  const failures: Error[] = [];
  let during = async () => {};
  let now = new Date('2026-02-01T12:00:00Z');
  const context = {
    store,
    notices,
    sendMail: async ({ subject }: { subject: string }) => {
      await during();
      const failure = failures.shift();
      if (failure) throw failure;
      heard.push(subject);
    },
    clock: () => now,
    publicUrl: 'https://menu.example',
  };
  return {
    heard,
    failures,
    close: async (plan: StoredPlan) => {
      await store.removePlan(plan);
      await notices.forget(userId);
    },
    /** The stored notice. */
    kept: () => table.get(rowKey(keys.billingNotice)(userId)),
    duringMail: (act: () => Promise<void>) => (during = act),
    notices,
    later: (ms: number) => (now = new Date(now.getTime() + ms)),
    become: (before: StoredPlan | undefined, after: StoredPlan) => store.replacePlan(before, after),
    notify: (before: StoredPlan | null) => sendPlanNotice({ user_id: userId, before }, context),
    /** By a worker with a stale plan. */
    notifyLate: (read: StoredPlan, before: StoredPlan | null) => {
      const late = { ...context, store: { ...store, plan: () => Promise.resolve(read) } };
      return sendPlanNotice({ user_id: userId, before }, late);
    },
  };
}

test('each change is told once, however often it is told of', async () => {
  const { become, notify, heard } = await owner();
  await become(undefined, pro);
  await notify(null);
  await notify(null);
  await become(pro, cancelled);
  await notify(pro);
  await notify(pro);
  expect(heard).toEqual([welcome, goodbye]);
});

test('told of three times at the same moment, an owner hears once', async () => {
  const { become, notify, heard } = await owner();
  await become(undefined, pro);
  await Promise.all([notify(null), notify(null), notify(null)]);
  expect(heard).toEqual([welcome]);
});

test('an older change that is told of after a newer one says nothing any more', async () => {
  const { become, notify, heard } = await owner();
  await become(undefined, pro);
  await notify(null);
  await become(pro, cancelled);
  await become(cancelled, ended);
  await notify(cancelled);
  await notify(pro);
  expect(heard).toEqual([welcome, over]);
});

test('who read the plan before a newer one was told of says nothing, and makes nobody say it again', async () => {
  const { become, notify, notifyLate, heard } = await owner();
  await become(undefined, pro);
  await notify(null);
  await become(pro, cancelled);
  await notify(pro);
  await notifyLate(pro, null);
  await notify(pro);
  expect(heard).toEqual([welcome, goodbye]);
});

test('a failed payment that was made good before it was told of is not told', async () => {
  const { become, notify, heard } = await owner();
  await become(undefined, pro);
  await notify(null);
  const failed = { ...pro, version: 2, past_due: true };
  await become(pro, failed);
  await become(failed, { ...pro, version: 3 });
  await notify(pro);
  await notify(failed);
  expect(heard).toEqual([welcome]);
});

test('an owner of before the first notice is told against what the plan was', async () => {
  const { become, notify, heard } = await owner();
  await become(undefined, pro);
  await become(pro, cancelled);
  await notify(pro);
  expect(heard).toEqual([goodbye]);
});

test('a notice that could not be sent is sent by the next try', async () => {
  const { become, notify, heard, failures } = await owner();
  await become(undefined, pro);
  failures.push(new Error('SES is down'));
  await expect(notify(null)).rejects.toThrow('SES is down');
  await notify(null);
  expect(heard).toEqual([welcome]);
});

test('who died while telling is waited for a minute, and then made good', async () => {
  const { become, notify, heard, notices, later } = await owner();
  await become(undefined, pro);
  await notices.takeLease(userId, 1, new Date('2026-02-01T12:00:00Z'));
  await expect(notify(null)).rejects.toThrow('Somebody else');
  later(60_000);
  await notify(null);
  expect(heard).toEqual([welcome]);
});

test('a plan that is gone is told to nobody', async () => {
  const { notify, heard } = await owner();
  await notify(pro);
  expect(heard).toEqual([]);
});

test.each([
  ['that is sent', []],
  ['that fails', [new Error('throttled')]],
])('an account that is closed during a mail %s leaves nothing', async (_, failed) => {
  const { become, notify, close, kept, duringMail, failures } = await owner();
  await become(undefined, pro);
  await notify(null);
  expect(await kept()).toBeDefined();
  failures.push(...failed);
  await become(pro, cancelled);
  duringMail(() => close(cancelled));
  await notify(pro).catch(() => undefined);
  expect(await kept()).toBeUndefined();
});
