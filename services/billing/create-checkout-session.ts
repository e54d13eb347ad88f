import type { billingContract } from '@menuleaf/shared/contracts/billing.ts';
import type { Reply } from '@menuleaf/shared/http/contract.ts';
import { notAuthenticated, Refusal } from '@menuleaf/shared/http/refusal.ts';
import type { StoredPlan } from './billing-store.ts';
import { freePlan } from './subscription.ts';
import { syncPlan } from './sync-plan.ts';
import type { BillingVerb, Tools } from './tools.ts';

type Checkout = Reply<(typeof billingContract)['createCheckoutSession']>;

const alreadyPro = () => new Refusal(409, 'You are on the Pro plan already.');

/** The owner's plan, with a customer at the provider; made on the first try at paying. */
async function ownersPlan(userId: string, tools: Tools): Promise<StoredPlan> {
  const standing = await syncPlan(userId, tools);
  if (standing) return standing;
  return withNewCustomer(userId, undefined, tools);
}

async function withNewCustomer(userId: string, before: StoredPlan | undefined, tools: Tools) {
  const card = await tools.store.contactCard(userId);
  if (!card) throw notAuthenticated();
  const customerId = await tools.provider.openCustomer({
    userId,
    email: card.email,
    name: card.full_name,
    ...(before && { formerCustomer: before.customer_id }),
  });
  const fresh = {
    ...freePlan,
    user_id: userId,
    customer_id: customerId,
    session_id: null,
    due_day: null,
    version: (before?.version ?? 0) + 1,
  };
  if (await tools.store.replacePlan(before, fresh)) return fresh;
  return (await tools.store.plan(userId)) ?? fresh;
}

/** Upgrading again before the period ends takes the cancellation back; nothing is to be paid. */
async function resume(plan: StoredPlan, subscriptionId: string, tools: Tools) {
  await tools.provider.cancelAtPeriodEnd(subscriptionId, false);
  await syncPlan(plan.user_id, tools);
  const page = plan.session_id ? `payment-success?session_id=${plan.session_id}` : 'pricing';
  return {
    plan_type: 'pro' as const,
    session_id: plan.session_id ?? '',
    checkout_url: `${tools.publicUrl}/${page}`,
  };
}

/**
 * One open checkout an owner: two tabs lead to the same page, so that nobody pays twice. Undefined if the provider has the
 * customer no more.
 */
async function openCheckout(
  plan: StoredPlan,
  tools: Tools,
  used?: string,
): Promise<Checkout | undefined> {
  const { store, provider, clock, newId } = tools;
  const userId = plan.user_id;
  const fresh = newId();
  const attempt = await store.checkoutAttempt(userId, fresh, clock(), used);
  const made = await provider.openCheckout(userId, plan.customer_id, attempt);
  if (made === 'no customer') return undefined;
  let session = made === 'other request' ? undefined : made;
  // An attempt that was made before may have been paid or have expired since.
  if (session && attempt !== fresh) session = await provider.checkout(session.id);
  if (session?.status === 'open' && session.url) {
    return { plan_type: 'pro' as const, session_id: session.id, checkout_url: session.url };
  }
  if (used !== undefined) throw new Refusal(409, 'Payment failed');
  const now = await syncPlan(
    userId,
    tools,
    session?.status === 'complete' ? session.id : undefined,
  );
  if (now?.plan_type === 'pro') throw alreadyPro();
  return openCheckout(plan, tools, attempt);
}

export const createCheckoutSession: BillingVerb<'createCheckoutSession'> = async (
  _input,
  owner,
  tools,
) => {
  const plan = await ownersPlan(owner.userId, tools);
  const { subscription_id: subscriptionId } = plan;
  if (plan.plan_type === 'pro') {
    if (!plan.cancelled_at_period_end || subscriptionId === null) throw alreadyPro();
    return resume(plan, subscriptionId, tools);
  }
  // One that ended by the clock, but that the provider still tries to charge for.
  if (subscriptionId !== null) await tools.provider.cancelNow(subscriptionId);
  const checkout =
    (await openCheckout(plan, tools)) ??
    (await openCheckout(await withNewCustomer(owner.userId, plan, tools), tools));
  if (!checkout) throw new Refusal(409, 'Payment failed');
  return checkout;
};
