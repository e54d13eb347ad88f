import * as z from 'zod/mini';
import { keys } from './keys.ts';
import { planItemSchema } from '../../contracts/plan-item.ts';
import { type Entitlement, entitlement } from '../../plans/entitlement.ts';

export const planKey = (userId: string) => ({ pk: keys.plan.pk(userId), sk: keys.plan.sk() });

/** The entitlement, and whether the account has ever paid, so that there are invoices. */
export type AccountPlan = Entitlement & { hasPaid: boolean };

/** Billing keeps the last checkout that paid; a plan without one is that of an upgrade left unpaid. */
const withCheckout = z.extend(planItemSchema, { session_id: z.nullish(z.string()) });

/** The current entitlement from a stored plan, or none. */
export function entitlementOf(stored: unknown, now: Date): AccountPlan {
  const plan = stored === undefined ? undefined : withCheckout.parse(stored);
  const hasPaid = plan?.plan_type === 'pro' || typeof plan?.session_id === 'string';
  return { ...entitlement(plan, now), hasPaid };
}
