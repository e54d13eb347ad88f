import type { Webhook } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { plans, type PlanType } from '@menuleaf/shared/plans/plans.ts';

/**
 * Ids of webhooks paused by the plan's limit: all enabled ones except the oldest. On Pro they resume; events missed
 * meanwhile are not sent.
 */
export function pausedWebhooks(webhooks: readonly Webhook[], plan: PlanType): ReadonlySet<string> {
  const on = webhooks.filter(({ is_enabled }) => is_enabled);
  const oldest = on.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  return new Set(oldest.slice(plans[plan].webhooks).map(({ id }) => id));
}

/** Whether the plan must be read: if every plan allows this many, none is paused. */
export const mayBePaused = (webhooks: readonly Webhook[]) =>
  pausedWebhooks(webhooks, 'free').size > 0;
