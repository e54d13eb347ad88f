import * as z from 'zod/mini';
import { keys, rowKey } from './keys.ts';
import { planItemSchema } from '../../contracts/plan-item.ts';
import { type Entitlement, entitlement } from '../../plans/entitlement.ts';

export const planKey = rowKey(keys.plan);

/** The current entitlement from a stored plan, or none. */
export const entitlementOf = (stored: unknown, now: Date) =>
  entitlement(stored === undefined ? undefined : planItemSchema.parse(stored), now);

/** The entitlement, and whether the account has ever paid, so that there are invoices. */
export type AccountPlan = Entitlement & { hasPaid: boolean };

/** The last checkout that paid, as billing keeps it; an upgrade that was left unpaid has none. */
const lastCheckout = z.object({ session_id: z.nullish(z.string()) });

export function accountPlanOf(stored: unknown, now: Date): AccountPlan {
  const plan = entitlementOf(stored, now);
  const checkout = stored === undefined ? undefined : lastCheckout.parse(stored);
  const hasPaid = plan.planType === 'pro' || typeof checkout?.session_id === 'string';
  return { ...plan, hasPaid };
}
