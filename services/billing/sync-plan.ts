import { entitlement } from '@menuleaf/shared/plans/entitlement.ts';
import { unavailable } from '@menuleaf/shared/server/http-error.ts';
import type { StoredPlan } from './billing-store.ts';
import { freePlan, planOfSubscriptions, type PlanState } from './subscription.ts';
import type { Context } from './context.ts';

/** Milliseconds to retry a sync after conflicts. */
const retryTimeoutMs = 6000;

const stateOf = ({
  plan_type,
  cancelled_at_period_end,
  past_due,
  ends_at,
  subscription_id,
}: PlanState) =>
  JSON.stringify([plan_type, cancelled_at_period_end, past_due, ends_at, subscription_id]);

/** An expired plan is free, even if the provider still retries the charge. */
const withExpiry = (state: PlanState, now: Date): PlanState =>
  entitlement(state, now).planType === 'pro'
    ? state
    : { ...freePlan, subscription_id: state.subscription_id };

const dayOf = (instant: string) => instant.slice(0, 10);

/** The day the schedule checks it; never a day it may already have passed. */
const dueDay = ({ plan_type, ends_at }: PlanState, now: Date) => {
  if (plan_type === 'free' || ends_at === null) return null;
  const [end, today] = [dayOf(ends_at), dayOf(now.toISOString())];
  return end > today ? end : today;
};

export type Syncing = Pick<Context, 'store' | 'clock'> & {
  provider: Pick<Context['provider'], 'subscriptions' | 'cancelNow'>;
};

/** Replaces the plan if it is still `before`; otherwise returns undefined. */
export async function writePlan(
  before: StoredPlan,
  state: PlanState,
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  sessionId = before.session_id,
): Promise<StoredPlan | undefined> {
  if (stateOf(state) === stateOf(before) && sessionId === before.session_id) return before;
  const after = {
    ...before,
    ...state,
    session_id: sessionId,
    due_day: dueDay(state, clock()),
    version: before.version + 1,
  };
  return (await store.replacePlan(before, after)) ? after : undefined;
}

/**
 * Syncs the stored plan with the provider and returns it; undefined for an owner who never paid. Reads the row, then
 * asks the provider, then replaces the row if unchanged; after a change it repeats. So whatever the order and number of
 * events, the last writer has seen the latest state.
 */
export async function syncPlan(
  userId: string,
  context: Syncing,
  sessionId?: string,
): Promise<StoredPlan | undefined> {
  const { store, provider, clock } = context;
  const deadline = performance.now() + retryTimeoutMs;
  while (performance.now() < deadline) {
    const before = await store.plan(userId);
    if (!before) return undefined;
    const found = await provider.subscriptions(before.customer_id);
    // A wrong key must end nobody's plan before its time.
    const current = found ? planOfSubscriptions(found) : before;
    const state = withExpiry(current, clock());
    // After its grace, the provider's next retry would still charge for a plan that has ended.
    if (
      found &&
      current.past_due &&
      current.subscription_id !== null &&
      state.plan_type === 'free'
    ) {
      await provider.cancelNow(current.subscription_id);
      continue;
    }
    const after = await writePlan(before, state, context, sessionId);
    // Done once the provider confirms the stored plan. A plan just written is checked again: a concurrent sync may have
    // seen newer state, found nothing to change, and left no trace in the row.
    if (after === before) return after;
  }
  throw unavailable();
}

/** Ends an expired plan without asking the provider, which may be down. */
export async function expirePlan(
  userId: string,
  { store, clock }: Pick<Context, 'store' | 'clock'>,
): Promise<boolean> {
  const before = await store.plan(userId);
  if (before?.plan_type !== 'pro') return false;
  const state = withExpiry(before, clock());
  if (state.plan_type === 'pro') return false;
  return (await writePlan(before, state, { store, clock })) !== undefined;
}
