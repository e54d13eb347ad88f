import { planFeatures } from '@menuleaf/shared/plans/plan-features.ts';
import { plans, type PlanType } from '@menuleaf/shared/plans/plans.ts';
import { HttpError, notFound } from '@menuleaf/shared/server/http-error.ts';
import type { Handler } from './context.ts';
import { mailToOwner } from './mail-to-owner.ts';
import { receiveEvent } from './receive-event.ts';
import { syncPlan } from './sync-plan.ts';

const offer = (planType: PlanType) => ({
  name: plans[planType].name,
  price: plans[planType].monthlyCents / 100,
  features: planFeatures[planType],
});

export const pricing: Handler<'pricing'> = () =>
  Promise.resolve({ plans: { free: offer('free'), pro: offer('pro') } });

/** Only shows a payment sooner: it stores what the provider reports. */
export const confirmPayment: Handler<'confirmPayment'> = async ({ body }, owner, context) => {
  const session = await context.provider.checkout(body.session_id);
  if (session?.client_reference_id !== owner.accountId) throw notFound('Payment session');
  if (session.status !== 'complete' || session.payment_status === 'unpaid') {
    throw new HttpError(409, 'This payment has not been completed.', {
      code: 'payment_incomplete',
    });
  }
  const plan = await syncPlan(owner.accountId, context, session.id);
  return { plan_type: plan?.plan_type ?? 'free', session_id: session.id };
};

/** Pro continues until the paid period ends. Idempotent. */
export const downgrade: Handler<'downgrade'> = async (_input, owner, context) => {
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

export const portal: Handler<'portal'> = async (_input, owner, context) => {
  const { store, provider } = context;
  const plan = await store.plan(owner.accountId);
  if (plan) await mailToOwner(owner.accountId, plan.customer_id, context);
  const url = plan && (await provider.portalUrl(plan.customer_id));
  if (!url) throw new HttpError(409, 'There are no payments yet.', { code: 'not_subscribed' });
  return { url };
};

const received = { received: true as const };

/** A signed event from the provider. On failure the provider redelivers it. */
export const webhook: Handler<'webhook'> = async ({ body, headers }, _visitor, context) => {
  const event = await context.provider.event(body, headers['stripe-signature']);
  await receiveEvent(event, context);
  return received;
};
