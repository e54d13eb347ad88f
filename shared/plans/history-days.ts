import type { PlanType } from './plans.ts';

/** Days of visible change history; separate from the plans, since no first page needs it. */
export const historyDays: Record<PlanType, number> = { free: 30, pro: 365 };
