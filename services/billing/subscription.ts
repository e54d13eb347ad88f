import type { PlanItem } from '@menuleaf/shared/contracts/plan-item.ts';
import type { Stripe } from 'stripe';

/** Days Pro continues after a failed renewal, while the provider retries. */
export const pastDueGraceDays = 7;
const daySeconds = 86_400;

export type PlanState = PlanItem & { subscription_id: string | null };

export const freePlan: PlanState = {
  plan_type: 'free',
  cancelled_at_period_end: false,
  past_due: false,
  ends_at: null,
  subscription_id: null,
};

/** What determines the plan. */
export type Subscription = Pick<
  Stripe.Subscription,
  'id' | 'status' | 'cancel_at' | 'cancel_at_period_end'
> & {
  items: { data: Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'>[] };
};

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** The plan a subscription pays for; undefined if none (never paid, unpaid, canceled, paused). */
function planOf(subscription: Subscription): PlanState | undefined {
  const { status, id, cancel_at: cancelAt } = subscription;
  const pastDue = status === 'past_due';
  if (status !== 'active' && status !== 'trialing' && !pastDue) return undefined;
  // Since API version 2025-03-31 the period is on the subscription's item.
  const period = subscription.items.data[0];
  if (!period) return undefined;
  // When `past_due`, the new period has begun, unpaid.
  const paidUntil = pastDue
    ? period.current_period_start + pastDueGraceDays * daySeconds
    : period.current_period_end;
  // Flexible billing sets only `cancel_at` if the customer cancels on the provider's page. Before a later date it renews.
  const endsBefore = cancelAt !== null && cancelAt <= period.current_period_end;
  return {
    plan_type: 'pro',
    cancelled_at_period_end: subscription.cancel_at_period_end || endsBefore,
    past_due: pastDue,
    ends_at: instant(Math.min(paidUntil, cancelAt ?? paidUntil)),
    subscription_id: id,
  };
}

/** The plan from all of a customer's subscriptions: the one that lasts longest. */
export function planOfSubscriptions(subscriptions: Subscription[]): PlanState {
  const paid = subscriptions.map(planOf).filter((plan) => plan !== undefined);
  const longest = paid.toSorted((a, b) => (b.ends_at ?? '').localeCompare(a.ends_at ?? ''));
  return longest.find((plan) => !plan.past_due) ?? longest[0] ?? freePlan;
}
