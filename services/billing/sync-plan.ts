import { unavailable } from '@menuleaf/shared/http/refusal.ts';
import type { StoredPlan } from './billing-store.ts';
import { planFrom, type PlanState } from './subscription.ts';
import type { Tools } from './tools.ts';

/** Times that a sync starts over when another one came between. */
const attempts = 8;

const stateOf = ({
  plan_type,
  cancelled_at_period_end,
  past_due,
  ends_at,
  subscription_id,
}: PlanState) =>
  JSON.stringify([plan_type, cancelled_at_period_end, past_due, ends_at, subscription_id]);

/**
 * Makes the stored plan what the provider says now, and answers it; undefined for an owner who never paid.
 * The provider is asked after the row was read, and the row is replaced only if it is still the same: so whichever
 * events come, in whatever order and however often, the last to write has seen the latest.
 */
export async function syncPlan(
  userId: string,
  { store, provider }: Pick<Tools, 'store' | 'provider'>,
  sessionId?: string,
): Promise<StoredPlan | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await store.plan(userId);
    if (!before) return undefined;
    const state = planFrom(await provider.subscriptions(before.customer_id));
    const session_id = sessionId ?? before.session_id;
    if (stateOf(state) === stateOf(before) && session_id === before.session_id) return before;
    const after = { ...before, ...state, session_id, version: before.version + 1 };
    if (await store.replacePlan(before, after)) return after;
  }
  throw unavailable();
}
