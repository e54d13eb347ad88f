import { charge, issueInvoice } from '../billing.ts';
import { attachCard, type CardForm } from './card.ts';
import { sessionWire } from './checkout-session.ts';
import { getCustomer } from './customer.ts';
import { newId } from '../ids.ts';
import { periodEnd } from './period.ts';
import type { Provider } from '../provider.ts';
import type { CheckoutSession, Customer, Subscription } from '../records.ts';
import { subscriptionWire } from './subscription.ts';

/**
 * What the Pay button does: attaches the card, starts the subscription, pays its first invoice and completes the
 * session. A declined card throws a card_error and changes nothing.
 */
export function payCheckout(
  session: CheckoutSession,
  card: CardForm,
  business: string[],
  provider: Provider,
): CheckoutSession {
  return provider.transaction(() => {
    const owner = getCustomer(provider, session.customer);
    const { id: cardId } = attachCard(card, owner.id, provider);
    if (session.takesTaxId)
      provider.ledger.customers.save({ ...getCustomer(provider, owner.id), business });
    const started = startSubscription(session, owner, cardId, provider);
    const issued = issueInvoice(started, 'subscription_create', provider);
    const running = provider.ledger.subscriptions.save({ ...started, latestInvoice: issued.id });
    provider.emit('customer.subscription.created', subscriptionWire(running, provider));
    charge(issued, true, provider);
    const complete = provider.ledger.checkoutSessions.save({
      ...session,
      status: 'complete',
      subscription: running.id,
    });
    provider.emit('checkout.session.completed', sessionWire(complete, provider));
    return complete;
  });
}

function startSubscription(
  session: CheckoutSession,
  owner: Customer,
  card: string,
  provider: Provider,
): Subscription {
  const now = provider.clock.now();
  return {
    id: newId('sub'),
    item: newId('si'),
    created: now,
    customer: owner.id,
    price: session.price,
    status: 'active',
    anchor: now,
    periodStart: now,
    periodEnd: periodEnd(now, now),
    cancelAtPeriodEnd: false,
    cancelAt: null,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    card,
    latestInvoice: null,
    metadata: session.subscriptionMetadata,
  };
}
