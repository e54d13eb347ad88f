import { entitlement } from '@menuleaf/shared/plans/entitlement.ts';
import { unavailable } from '@menuleaf/shared/server/http-error.ts';
import type { StoredPlan } from './billing-store.ts';
import { freePlan, planFrom, type PlanState } from './subscription.ts';
import type { Context } from './context.ts';

/** Milliseconds in which a sync starts over when another one came between. */
const patience = 6000;

const stateOf = ({
  plan_type,
  cancelled_at_period_end,
  past_due,
  ends_at,
  subscription_id,
}: PlanState) =>
  JSON.stringify([plan_type, cancelled_at_period_end, past_due, ends_at, subscription_id]);

/** A plan that has ended by the clock is free, even while the provider still tries to charge for it. */
const byTheClock = (state: PlanState, now: Date): PlanState =>
  entitlement(state, now).planType === 'pro'
    ? state
    : { ...freePlan, subscription_id: state.subscription_id };

const dayOf = (instant: string) => instant.slice(0, 10);

/** The day on which the schedule is to look at it; never one that it may have left behind already. */
const dueDay = ({ plan_type, ends_at }: PlanState, now: Date) => {
  if (plan_type === 'free' || ends_at === null) return null;
  const [end, today] = [dayOf(ends_at), dayOf(now.toISOString())];
  return end > today ? end : today;
};

export type Syncing = Pick<Context, 'store' | 'clock'> & {
  provider: Pick<Context['provider'], 'subscriptions'>;
};

/** Writes a state over what was read as `before`; undefined if somebody else has written meanwhile. */
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
 * Makes the stored plan what the provider says now, and answers it; undefined for an owner who never paid.
 * The provider is asked after the row was read, and the row is replaced only if it is still the same, and asked again
 * after a change: so whichever events come, in whatever order and however often, the last to write has seen the latest.
 */
export async function syncPlan(
  userId: string,
  context: Syncing,
  sessionId?: string,
): Promise<StoredPlan | undefined> {
  const { store, provider, clock } = context;
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const before = await store.plan(userId);
    if (!before) return undefined;
    const told = planFrom(await provider.subscriptions(before.customer_id));
    const after = await writePlan(before, byTheClock(told, clock()), context, sessionId);
    // Done when the provider says what is stored already. What was just written is compared once more: on its way it may
    // have been overtaken by an answer that found nothing to change, and so left no trace for the row to tell.
    if (after === before) return after;
  }
  throw unavailable();
}

/** Ends a plan whose time is over, without asking anybody: the provider may be down just then. */
export async function endByTheClock(
  userId: string,
  { store, clock }: Pick<Context, 'store' | 'clock'>,
): Promise<boolean> {
  const before = await store.plan(userId);
  if (before?.plan_type !== 'pro') return false;
  const state = byTheClock(before, clock());
  if (state.plan_type === 'pro') return false;
  return (await writePlan(before, state, { store, clock })) !== undefined;
}
