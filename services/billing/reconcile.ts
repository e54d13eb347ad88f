import { applyEvent, type EventContext } from './receive-event.ts';
import type { ProviderEvent } from './provider/payment-provider.ts';
import { expirePlan, syncPlan } from './sync-plan.ts';
import type { Context } from './context.ts';

export type ReconcileContext = EventContext & {
  provider: Pick<Context['provider'], 'eventsAfter'>;
};

/** Seconds the cursor stays behind the newest event, since events may be listed late. */
const overlap = 600;
const dayMs = 86_400_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last event, oldest first, that no older one can still precede. */
const lastReconciledEvent = (events: ProviderEvent[]) => {
  const newest = events.at(-1)?.created ?? 0;
  return events.findLast(({ created }) => created <= newest - overlap)?.id;
};

/** Applies events whose webhooks were lost. Returns the next run's starting event. */
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

/** Whether the plan is done for this day. */
async function reconcilePlan(userId: string, context: ReconcileContext): Promise<boolean> {
  const plan = await context.store.plan(userId);
  if (!plan || plan.ends_at === null) return true;
  if (Date.parse(plan.ends_at) > context.clock().getTime()) return false;
  try {
    return (await syncPlan(userId, context))?.due_day !== plan.due_day;
  } catch (error) {
    if (await expirePlan(userId, context)) return true;
    throw error;
  }
}

/** Reconciles plans that have ended. Returns the first unfinished day. */
async function reconcileDays(
  from: string,
  context: ReconcileContext,
  failures: unknown[],
): Promise<string> {
  const now = context.clock().getTime();
  // Yesterday is checked twice: a plan may have been stored for it at the last moment.
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
 * Makes up for webhooks: applies lost events, and checks each plan that has ended. Idempotent, and safe to run
 * concurrently with webhooks. Rejects at the end if anything failed.
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
