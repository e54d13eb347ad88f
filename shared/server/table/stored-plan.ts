import { keys } from './keys.ts';
import { planItemSchema } from '../../contracts/plan-item.ts';
import { entitlement } from '../../plans/entitlement.ts';

export const planKey = (userId: string) => ({ pk: keys.plan.pk(userId), sk: keys.plan.sk() });

/** Reads a stored plan, or none, as what its owner may do now. */
export const entitlementOf = (stored: unknown, now: Date) =>
  entitlement(stored === undefined ? undefined : planItemSchema.parse(stored), now);
