import { applyEvent, type EventContext } from './receive-event.ts';
import type { ProviderEvent } from './provider/payment-provider.ts';
import { expirePlan, syncPlan } from './sync-plan.ts';
import type { Context } from './context.ts';

export type ReconcileContext = EventContext & {
  provider: Pick<Context['provider'], 'eventsAfter' | 'eventById'>;
};

/** The last event that the next run need not list, and those that could not be applied. */
type Reached = { event_id: string | null; failed: Set<string> };

/** Seconds the cursor stays behind the newest event, since events may be listed late. */
const overlap = 600;
/** More failed events than this are an outage: later ones wait. */
const mostFailed = 100;
const dayMs = 86_400_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last event, oldest first, that no older one can still precede. */
const lastReconciledEvent = (events: ProviderEvent[]) => {
  const newest = events.at(-1)?.created ?? 0;
  return events.findLast(({ created }) => created <= newest - overlap)?.id;
};

/**
 * Applies events whose webhooks were lost: those that failed before, then the new ones. One that fails is tried again by
 * the next run, and the later ones do not wait for it. Moves `reached` along.
 */
async function catchUp(reached: Reached, context: ReconcileContext, failures: unknown[]) {
  const { store, provider } = context;
  const { failed } = reached;
  const attempt = async (event: ProviderEvent) => {
    failed.delete(event.id);
    await applyEvent(event, context).catch((error: unknown) => {
      failures.push(error);
      failed.add(event.id);
    });
  };
  const missed = await store.unknownEvents([...failed]);
  for (const id of [...failed]) {
    const event = missed.has(id) ? await provider.eventById(id) : undefined;
    if (event) await attempt(event);
    else failed.delete(id);
  }
  let page = await provider.eventsAfter(reached.event_id);
  while (page.length > 0) {
    const unknown = await store.unknownEvents(page.map(({ id }) => id));
    for (const event of page) {
      if (unknown.has(event.id) && !failed.has(event.id)) await attempt(event);
    }
    // The next run lists this page again.
    if (failed.size > mostFailed) return;
    reached.event_id = lastReconciledEvent(page) ?? reached.event_id;
    page = await provider.eventsAfter(page.at(-1)?.id ?? null);
  }
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
  const cursor = (await context.store.cursor()) ?? { event_id: null, failed: [], day: today };
  const reached = { event_id: cursor.event_id, failed: new Set(cursor.failed) };
  await catchUp(reached, context, failures).catch((error: unknown) => failures.push(error));
  const day = await reconcileDays(cursor.day, context, failures);
  const failed = [...reached.failed].slice(0, mostFailed);
  await context.store.moveCursor({ event_id: reached.event_id, failed, day });
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be reconciled');
}
