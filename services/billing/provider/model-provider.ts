import { setTimeout as wait } from 'node:timers/promises';
import type { ProviderEvent } from './payment-provider.ts';
import type { Subscription } from '../subscription.ts';

const month = 30 * 86_400;

export const changes = ['pay', 'cancel', 'resume', 'renew', 'fail', 'recover', 'end'] as const;
export type Change = (typeof changes)[number];

/** A change's effect on the customer's subscriptions; undefined if it does not apply. */
function changed(standing: Subscription | undefined, change: Change, now: number) {
  const period = standing?.items.data[0];
  const isLiving = standing !== undefined && standing.status !== 'canceled';
  if (change === 'pay') {
    return isLiving ? undefined : started(`sub_${now}`, now);
  }
  if (!isLiving || !period) return undefined;
  const next = {
    current_period_start: period.current_period_end,
    current_period_end: period.current_period_end + month,
  };
  switch (change) {
    case 'cancel':
      return { ...standing, cancel_at_period_end: true, cancel_at: period.current_period_end };
    case 'resume':
      return { ...standing, cancel_at_period_end: false, cancel_at: null };
    case 'renew':
      return { ...standing, status: 'active' as const, items: { data: [next] } };
    case 'fail':
      return { ...standing, status: 'past_due' as const, items: { data: [next] } };
    case 'recover':
      return { ...standing, status: 'active' as const };
    case 'end':
      return { ...standing, status: 'canceled' as const };
    default:
      return change satisfies never;
  }
}

const started = (id: string, now: number): Subscription => ({
  id,
  status: 'active',
  cancel_at_period_end: false,
  cancel_at: null,
  items: { data: [{ current_period_start: now, current_period_end: now + month }] },
});

const typeOf = (change: Change) => {
  if (change === 'pay') return 'checkout.session.completed' as const;
  if (change === 'end') return 'customer.subscription.deleted' as const;
  return change === 'fail'
    ? ('invoice.payment_failed' as const)
    : ('customer.subscription.updated' as const);
};

/** A model of the provider with one customer: its state, its events, and responses with latency. */
export function modelProvider(userId: string, takesMs: () => number | Promise<unknown>) {
  let subscriptions: Subscription[] = [];
  const events: ProviderEvent[] = [];
  let asked = 0;
  let isDown = false;
  const answer = async <Answer>(read: () => Answer): Promise<Answer> => {
    asked += 1;
    if (isDown) throw new Error('The provider is down');
    const result = read();
    const journey = takesMs();
    await (typeof journey === 'number' ? wait(journey) : journey);
    return result;
  };
  return {
    customerId: `cus_${userId}`,
    events,
    get asked() {
      return asked;
    },
    get truth() {
      return subscriptions;
    },
    goDown: (down = true) => {
      isDown = down;
    },
    /** Applies a change and returns its event; undefined if nothing changed. */
    change: (change: Change, now = Math.floor(Date.now() / 1000)): ProviderEvent | undefined => {
      const [latest, ...older] = subscriptions;
      const after = changed(latest, change, now);
      if (!after) return undefined;
      subscriptions = after.id === latest?.id ? [after, ...older] : [after, ...subscriptions];
      const object = { id: `object_${events.length}`, customer: `cus_${userId}` };
      const event = {
        id: `evt_${userId}_${events.length}`,
        type: typeOf(change),
        created: now,
        data: { object },
      };
      events.push(event);
      return event;
    },
    provider: {
      customer: () => {
        asked += 1;
        const customer = { userId, email: 'olive@example.com' };
        return isDown
          ? Promise.reject(new Error('The provider is down'))
          : Promise.resolve(customer);
      },
      mailTo: () => Promise.resolve(),
      chargeNewCard: () => Promise.resolve(),
      subscriptions: () => answer(() => subscriptions),
      cancelNow: (id: string) =>
        answer(() => {
          subscriptions = subscriptions.map((one) =>
            one.id === id ? { ...one, status: 'canceled' as const } : one,
          );
        }),
      eventsAfter: (id: string | null) =>
        answer(() => {
          const at = id === null ? 0 : events.findIndex((event) => event.id === id) + 1;
          return events.slice(at, at + 100);
        }),
      eventById: (id: string) => answer(() => events.find((event) => event.id === id)),
    },
  };
}
