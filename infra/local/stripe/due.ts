import { renew, retry } from './billing.ts';
import { expireSession } from './objects/checkout-session.ts';
import type { Provider } from './provider.ts';
import type { Subscription } from './records.ts';
import { endOf, endSubscription } from './objects/subscription.ts';

type Due = { at: number; happen: () => void };

/** Applies everything that became due up to now, in order and each at its own time. */
export function applyDue(provider: Provider): void {
  const { clock } = provider;
  for (;;) {
    const next = allDue(provider).toSorted((a, b) => a.at - b.at)[0];
    if (!next || next.at > clock.now()) return;
    provider.transaction(() => clock.at(next.at, next.happen));
  }
}

function allDue(provider: Provider): Due[] {
  const { checkoutSessions, subscriptions } = provider.ledger;
  const sessions = checkoutSessions
    .all()
    .filter(({ status }) => status === 'open')
    .map((one) => ({ at: one.expiresAt, happen: () => void expireSession(one, provider) }));
  const living = subscriptions.all().filter(({ status }) => status !== 'canceled');
  return [...sessions, ...living.flatMap((one) => dueOf(one, provider))];
}

function dueOf(one: Subscription, provider: Provider): Due[] {
  const end = () => void endSubscription(one, 'cancellation_requested', provider);
  const due: Due[] = [];
  const endsAt = endOf(one);
  if (endsAt !== null) due.push({ at: endsAt, happen: end });
  else if (one.status === 'active') {
    due.push({ at: one.periodEnd, happen: () => renew(one, provider) });
  }
  const open = one.latestInvoice ? provider.ledger.invoices.find(one.latestInvoice) : undefined;
  if (one.status === 'past_due' && open && open.nextAttempt !== null) {
    due.push({ at: open.nextAttempt, happen: () => retry(open, one, provider) });
  }
  return due;
}
