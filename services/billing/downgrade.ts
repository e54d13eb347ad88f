import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { syncPlan } from './sync-plan.ts';
import type { BillingVerb } from './tools.ts';

/** Pro goes on until what was paid for ends. The same again changes nothing. */
export const downgrade: BillingVerb<'downgrade'> = async (_input, owner, tools) => {
  const plan = await syncPlan(owner.userId, tools);
  if (plan?.plan_type !== 'pro' || plan.subscription_id === null) {
    throw new Refusal(409, 'You are on the Free plan already.');
  }
  if (!plan.cancelled_at_period_end) {
    await tools.provider.cancelAtPeriodEnd(plan.subscription_id, true);
  }
  const saved = await syncPlan(owner.userId, tools);
  return { ends_at: saved?.ends_at ?? null };
};
