import type { PlanItem } from '../contracts/plan-item.ts';
import type { PlanType } from './plans.ts';

export type Entitlement = {
  planType: PlanType;
  cancelledAtPeriodEnd: boolean;
  pastDue: boolean;
  endsAt: string | null;
};

const free: Entitlement = {
  planType: 'free',
  cancelledAtPeriodEnd: false,
  pastDue: false,
  endsAt: null,
};

/**
 * Days after a period's end in which Pro continues without a renewal event: the webhook may be late, but a canceled
 * plan ends on time.
 */
export const renewalGraceDays = 3;
const dayMs = 86_400_000;

/** When Pro ends without further events, in milliseconds since 1970; undefined without Pro. */
export function endOfPro(plan: PlanItem | undefined): number | undefined {
  if (plan?.plan_type !== 'pro' || plan.ends_at === null) return undefined;
  const mustEndOnTime = plan.cancelled_at_period_end || plan.past_due;
  return Date.parse(plan.ends_at) + (mustEndOnTime ? 0 : renewalGraceDays * dayMs);
}

/** The entitlement at `now`, judged by the clock, so that a lost webhook gives nobody free Pro. */
export function entitlement(plan: PlanItem | undefined, now: Date): Entitlement {
  const end = endOfPro(plan);
  if (plan === undefined || end === undefined || now.getTime() >= end) return free;
  return {
    planType: 'pro',
    cancelledAtPeriodEnd: plan.cancelled_at_period_end,
    pastDue: plan.past_due,
    endsAt: plan.ends_at,
  };
}
