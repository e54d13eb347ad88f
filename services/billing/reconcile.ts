import { applyEvent, type EventContext } from './receive-event.ts';
import type { ProviderEvent } from './provider/payment-provider.ts';
import { endByTheClock, syncPlan } from './sync-plan.ts';
import type { Context } from './context.ts';

export type ReconcileContext = EventContext & {
  provider: Pick<Context['provider'], 'eventsAfter'>;
};

/** Seconds that the cursor stays behind the newest event, for events that are listed a little late. */
const overlap = 600;
const dayMs = 86_400_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last of the events, oldest first, that nothing older can still come before. */
const lastReconciledEvent = (events: ProviderEvent[]) => {
  const newest = events.at(-1)?.created ?? 0;
  return events.findLast(({ created }) => created <= newest - overlap)?.id;
};

/** Applies what the provider told and nobody heard. Returns the event from which to go on the next time. */
async function catchUp(from: string | null, context: ReconcileContext): Promise<string | null> {
  let reconciled = from;
  let page = await context.provider.eventsAfter(from);
  while (page.length > 0) {
    const unknown = await context.store.unknownEvents(page.map(({ id }) => id));
    for (const event of page) if (unknown.has(event.id)) await applyEvent(event, context);
    reconciled = lastReconciledEvent(page) ?? reconciled;
    page = await context.provider.eventsAfter(page.at(-1)?.id ?? null);
  }
  return reconciled;
}

/** Whether the plan need not be looked at again under this day. */
async function reconcilePlan(userId: string, context: ReconcileContext): Promise<boolean> {
  const plan = await context.store.plan(userId);
  if (!plan || plan.ends_at === null) return true;
  if (Date.parse(plan.ends_at) > context.clock().getTime()) return false;
  try {
    return (await syncPlan(userId, context))?.due_day !== plan.due_day;
  } catch (error) {
    if (await endByTheClock(userId, context)) return true;
    throw error;
  }
}

/** Reconciles the plans that ended up to now. Returns the first day that is not done with. */
async function reconcileDays(
  from: string,
  context: ReconcileContext,
  failures: unknown[],
): Promise<string> {
  const now = context.clock().getTime();
  // Yesterday is looked at twice: a plan may have been written to it at its last moment.
  let open = dayOf(now - dayMs);
  for (let day = from; day <= dayOf(now); day = dayOf(Date.parse(day) + dayMs)) {
    for (const userId of await context.store.dueOn(day)) {
      const isDone = await reconcilePlan(userId, context).catch((error: unknown) => {
        failures.push(error);
        return false;
      });
      if (!isDone && day < open) open = day;
    }
  }
  return open;
}

/**
 * What no webhook did: applies the provider's events that were lost, and looks at each plan whose time is over.
 * Doing it twice, or at the same time as a webhook, changes nothing. Rejects at the end with what failed.
 */
export async function reconcile(context: ReconcileContext): Promise<void> {
  const failures: unknown[] = [];
  const today = dayOf(context.clock().getTime());
  const { event_id, day } = (await context.store.cursor()) ?? { event_id: null, day: today };
  const reached = await catchUp(event_id, context).catch((error: unknown) => {
    failures.push(error);
    return event_id;
  });
  const open = await reconcileDays(day, context, failures);
  await context.store.moveCursor({ event_id: reached, day: open });
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be reconciled');
}
