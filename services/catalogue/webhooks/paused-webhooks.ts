import type { Webhook } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { plans, type PlanType } from '@menuleaf/shared/plans/plans.ts';

/**
 * The ids of webhooks that are not sent to, since a plan has room for fewer: of those that are on, all but the oldest.
 * With Pro again they go on by themselves; what happened meanwhile is not told.
 */
export function pausedWebhooks(webhooks: readonly Webhook[], plan: PlanType): ReadonlySet<string> {
  const on = webhooks.filter(({ is_enabled }) => is_enabled);
  const oldest = on.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  return new Set(oldest.slice(plans[plan].webhooks).map(({ id }) => id));
}

/** Whether an account needs to be asked for its plan: who has no more than every plan allows has none that is paused. */
export const mayBePaused = (webhooks: readonly Webhook[]) =>
  pausedWebhooks(webhooks, 'free').size > 0;
