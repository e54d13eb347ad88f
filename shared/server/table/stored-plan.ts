import { keys } from './keys.ts';
import { planItemSchema } from '../../contracts/plan-item.ts';
import { entitlement } from '../../plans/entitlement.ts';

export const planKey = (userId: string) => ({ pk: keys.plan.pk(userId), sk: keys.plan.sk() });

/** The current entitlement from a stored plan, or none. */
export const entitlementOf = (stored: unknown, now: Date) =>
  entitlement(stored === undefined ? undefined : planItemSchema.parse(stored), now);
