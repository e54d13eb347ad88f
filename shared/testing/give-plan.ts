import { keys } from '../server/table/keys.ts';
import { table } from './test-table.ts';
import type { PlanItem } from '../contracts/plan-item.ts';
import { newOwner, type TestOwner } from './api.ts';

const month = 30 * 86_400_000;

export const proPlan: PlanItem = {
  plan_type: 'pro',
  cancelled_at_period_end: false,
  past_due: false,
  ends_at: new Date(Date.now() + month).toISOString(),
};

/** Gives an owner a plan as billing would store it, for tests of other slices. */
export async function givePlan(owner: TestOwner, plan: PlanItem): Promise<void> {
  await table.put({
    pk: keys.plan.pk(owner.id),
    sk: keys.plan.sk(),
    user_id: owner.id,
    customer_id: `cus_${owner.id}`,
    subscription_id: null,
    session_id: null,
    version: Date.now(),
    ...plan,
  });
}

export async function newProOwner(): Promise<TestOwner> {
  const owner = await newOwner();
  await givePlan(owner, proPlan);
  return owner;
}
