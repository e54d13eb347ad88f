import { notAuthenticated, Refusal } from '@menuleaf/shared/http/refusal.ts';
import type { StoredPlan } from './billing-store.ts';
import { freePlan } from './subscription.ts';
import { syncPlan } from './sync-plan.ts';
import type { BillingVerb, Tools } from './tools.ts';

/** The owner's plan, with a customer at the provider; made on the first try at paying. */
async function ownersPlan(userId: string, tools: Tools): Promise<StoredPlan> {
  const standing = await syncPlan(userId, tools);
  if (standing) return standing;
  const card = await tools.store.contactCard(userId);
  if (!card) throw notAuthenticated();
  const customerId = await tools.provider.openCustomer({
    userId,
    email: card.email,
    name: card.full_name,
  });
  const fresh = {
    ...freePlan,
    user_id: userId,
    customer_id: customerId,
    session_id: null,
    version: 1,
  };
  if (await tools.store.replacePlan(undefined, fresh)) return fresh;
  return (await tools.store.plan(userId)) ?? fresh;
}

/** Upgrading again before the period ends takes the cancellation back; nothing is to be paid. */
async function resume(plan: StoredPlan, subscriptionId: string, tools: Tools) {
  await tools.provider.cancelAtPeriodEnd(subscriptionId, false);
  await syncPlan(plan.user_id, tools);
  const sessionId = plan.session_id ?? 'resumed';
  return {
    plan_type: 'pro' as const,
    session_id: sessionId,
    checkout_url: `${tools.publicUrl}/payment-success?session_id=${sessionId}`,
  };
}

async function openCheckout(plan: StoredPlan, tools: Tools, again = false) {
  const { store, provider, clock, newId } = tools;
  const userId = plan.user_id;
  const attempt = await store.checkoutAttempt(userId, newId(), clock());
  const made = await provider.openCheckout(userId, plan.customer_id, attempt);
  // An attempt that was made before may have been paid or have expired since.
  const session = await provider.checkout(made.id);
  if (session?.status === 'open' && session.url) {
    return { plan_type: 'pro' as const, session_id: session.id, checkout_url: session.url };
  }
  if (again) throw new Refusal(409, 'Payment failed');
  await store.endAttempt(userId);
  return openCheckout(plan, tools, true);
}

export const createCheckoutSession: BillingVerb<'createCheckoutSession'> = async (
  _input,
  owner,
  tools,
) => {
  const plan = await ownersPlan(owner.userId, tools);
  if (plan.plan_type === 'pro' && plan.subscription_id !== null) {
    if (plan.cancelled_at_period_end) return resume(plan, plan.subscription_id, tools);
    throw new Refusal(409, 'You are on the Pro plan already.');
  }
  return openCheckout(plan, tools);
};
