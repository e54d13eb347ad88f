import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { syncPlan } from './sync-plan.ts';
import type { BillingHandler } from './context.ts';

/** Pro continues until the paid period ends. Idempotent. */
export const downgrade: BillingHandler<'downgrade'> = async (_input, owner, context) => {
  const plan = await syncPlan(owner.accountId, context);
  if (plan?.plan_type !== 'pro' || plan.subscription_id === null) {
    throw new HttpError(409, 'You are already on the Free plan.', { code: 'not_subscribed' });
  }
  if (!plan.cancelled_at_period_end) {
    await context.provider.cancelAtPeriodEnd(plan.subscription_id, true);
  }
  const saved = await syncPlan(owner.accountId, context);
  return { ends_at: saved?.ends_at ?? null };
};
