import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { billingStore, type StoredPlan } from './billing-store.ts';
import { closeAccount } from './open-closings.ts';
import { noticesStore } from './notices-store.ts';
import { freePlan } from './subscription.ts';

const userId = 'u1';
const closing = {
  user_id: userId,
  closed_at: '2026-03-01T12:00:00Z',
  email: 'ada@example.com',
  restaurant_ids: [],
};
const pro = {
  ...freePlan,
  user_id: userId,
  customer_id: 'cus_known',
  session_id: null,
  due_day: '2026-03-20',
  version: 1,
};

/** A Pro owner with a second customer that no plan refers to; calls can be made to fail at any step. */
async function paying(table: Table = isolatedTable()) {
  const store = billingStore(table);
  const notices = noticesStore(table);
  await notices.complete(userId, 1, pro);
  await store.replacePlan(undefined, pro);
  await store.checkoutAttempt(userId, 'attempt', new Date());
  const customers = new Set(['cus_known', 'cus_orphan']);
  const provider = {
    customersOf: () => Promise.resolve([...customers]),
    closeCustomer: (id: string) => Promise.resolve(void customers.delete(id)),
  };
  return { store, notices, provider, customers, table };
}

/** The same context, failing before or after a given step, and a step counter. */
function dyingAt(step: number, before: boolean) {
  let steps = 0;
  const wrap = <Arguments extends unknown[], Reply>(
    ask: (...input: Arguments) => Promise<Reply>,
  ): ((...input: Arguments) => Promise<Reply>) => {
    return async (...input) => {
      steps += 1;
      const dies = steps === step;
      if (dies && before) throw new Error('died');
      const reply = await ask(...input);
      if (dies) throw new Error('died');
      return reply;
    };
  };
  return { wrap, stepsDone: () => steps };
}

async function closeDyingAt(step: number, before: boolean) {
  const { store, notices, provider, customers } = await paying();
  const { wrap, stepsDone } = dyingAt(step, before);
  const dying = {
    store: {
      plan: wrap((id: string) => store.plan(id)),
      removePlan: wrap((plan: StoredPlan) => store.removePlan(plan)),
      forgetAttempt: wrap((id: string) => store.forgetAttempt(id)),
    },
    notices: { forget: wrap((id: string) => notices.forget(id)) },
    provider: {
      customersOf: wrap(provider.customersOf),
      closeCustomer: wrap(provider.closeCustomer),
    },
  };
  const outcome = await closeAccount(closing, dying).then(
    () => 'done',
    () => 'died',
  );
  await closeAccount(closing, { store, notices, provider });
  const left = [await store.plan(userId), await store.dueOn('2026-03-20'), [...customers]];
  // No notice is left: a new turn starts from scratch.
  expect(await notices.takeLease(userId, 1, new Date())).toEqual({});
  return { outcome, steps: stepsDone(), left };
}

test('a closing that dies at any step is made good by the next try', async () => {
  const { steps } = await closeDyingAt(0, true);
  expect(steps).toBe(8);
  for (let step = 1; step <= steps; step += 1) {
    for (const before of [true, false]) {
      const { outcome, left } = await closeDyingAt(step, before);
      expect([step, before, outcome, left]).toEqual([step, before, 'died', [undefined, [], []]]);
    }
  }
});

test('a call or a webhook that outlives its account makes no plan any more', async () => {
  const { store, table } = await paying();
  await table.put(closedAccountKey(userId));
  await store.removePlan(pro);
  expect(await store.replacePlan(pro, { ...pro, version: 2 })).toBe(false);
  await expect(store.replacePlan(undefined, pro)).rejects.toMatchObject({ status: 401 });
  expect([await store.plan(userId), await store.dueOn('2026-03-20')]).toEqual([undefined, []]);
});
