import type { PlanType } from './plans.ts';

/** Days that one may look back at who changed what; apart from the plans, since no first page needs it. */
export const historyDays: Record<PlanType, number> = { free: 30, pro: 365 };
