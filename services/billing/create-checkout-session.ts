import type { billingContract } from '@menuleaf/shared/contracts/billing.ts';
import type { Reply } from '@menuleaf/shared/contracts/operation.ts';
import { notAuthenticated, HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { StoredPlan } from './billing-store.ts';
import { mailToOwner } from './mail-to-owner.ts';
import { freePlan } from './subscription.ts';
import { syncPlan } from './sync-plan.ts';
import type { Handler, Context } from './context.ts';

type Checkout = Reply<(typeof billingContract)['createCheckoutSession']>;

const alreadyPro = () =>
  new HttpError(409, 'You are already on the Pro plan.', { code: 'already_subscribed' });

/** The owner's plan; creates a customer at the provider if there is none. */
async function ownersPlan(userId: string, context: Context): Promise<StoredPlan> {
  const plan = await syncPlan(userId, context);
  if (!plan) return withNewCustomer(userId, undefined, context);
  // The page of payment shows it, and cannot change it.
  if (plan.plan_type === 'free') await mailToOwner(userId, plan.customer_id, context);
  return plan;
}

async function withNewCustomer(userId: string, before: StoredPlan | undefined, context: Context) {
  const card = await context.store.contactCard(userId);
  if (!card) throw notAuthenticated();
  const customerId = await context.provider.openCustomer({
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
  if (await context.store.replacePlan(before, fresh)) return fresh;
  return (await context.store.plan(userId)) ?? fresh;
}

/** Upgrading again before the period ends undoes the cancellation, at no charge. */
async function resume(plan: StoredPlan, subscriptionId: string, context: Context) {
  await context.provider.cancelAtPeriodEnd(subscriptionId, false);
  await syncPlan(plan.user_id, context);
  return {
    plan_type: 'pro' as const,
    session_id: plan.session_id ?? '',
    checkout_url: `${context.publicUrl}/pricing`,
  };
}

/**
 * One open checkout per owner: two tabs get the same page, so nobody pays twice. Undefined if the provider has deleted
 * the customer.
 */
async function openCheckout(
  plan: StoredPlan,
  context: Context,
  used?: string,
): Promise<Checkout | undefined> {
  const { store, provider, clock, newId } = context;
  const userId = plan.user_id;
  const fresh = newId();
  const attempt = await store.checkoutAttempt(userId, fresh, clock(), used);
  // The page of an attempt at another price may still be open in a tab.
  if (used !== undefined && attempt === fresh) await provider.expireCheckouts(plan.customer_id);
  const made = await provider.openCheckout(userId, plan.customer_id, attempt);
  if (made === 'no customer') return undefined;
  let session = made === 'other request' ? undefined : made;
  // An earlier attempt may have been paid or have expired.
  if (session && attempt !== fresh) session = await provider.checkout(session.id);
  if (session?.status === 'open' && session.url) {
    return { plan_type: 'pro' as const, session_id: session.id, checkout_url: session.url };
  }
  if (used !== undefined) throw new HttpError(409, 'Payment failed');
  const now = await syncPlan(
    userId,
    context,
    session?.status === 'complete' ? session.id : undefined,
  );
  if (now?.plan_type === 'pro') throw alreadyPro();
  return openCheckout(plan, context, attempt);
}

export const createCheckoutSession: Handler<'createCheckoutSession'> = async (
  _input,
  owner,
  context,
) => {
  const plan = await ownersPlan(owner.accountId, context);
  const { subscription_id: subscriptionId } = plan;
  if (plan.plan_type === 'pro') {
    if (!plan.cancelled_at_period_end || subscriptionId === null) throw alreadyPro();
    return resume(plan, subscriptionId, context);
  }
  const checkout =
    (await openCheckout(plan, context)) ??
    (await openCheckout(await withNewCustomer(owner.accountId, plan, context), context));
  if (!checkout) throw new HttpError(409, 'Payment failed');
  return checkout;
};
