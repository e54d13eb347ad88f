import { periodEnd } from '../objects/period.ts';
import type { Provider } from '../provider.ts';
import type { CheckoutSession, Customer, Subscription } from '../records.ts';
import { StripeError } from '../stripe-error.ts';
import { cardFields, readCard } from './card-fields.ts';
import { html, type Html } from './html.ts';
import { alert, goTo, longDate, money, page } from './layout.ts';
import { charge, issueInvoice } from '../billing.ts';
import { attachCard, type CardForm } from '../objects/card.ts';
import { sessionWire } from '../objects/checkout-session.ts';
import { getCustomer } from '../objects/customer.ts';
import { newId } from '../ids.ts';
import { subscriptionWire } from '../objects/subscription.ts';

/**
 * What the Pay button does: attaches the card, starts the subscription, pays its first invoice and completes the
 * session. A declined card throws a card_error and changes nothing.
 */
function payCheckout(
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

const fields = { business: 'Business name', address: 'Address', tax_id: 'Tax ID' };

/** For a business that wants to be named on its invoices. */
const businessFields = () =>
  Object.entries(fields).map(
    ([name, label]) => html`<label>${label}, optional <input name="${name}" /></label>`,
  );

const readBusiness = (form: URLSearchParams): string[] =>
  Object.keys(fields).flatMap((name) => form.get(name) || []);

type Tried = { form: URLSearchParams; message: string };

export function checkoutPage(provider: Provider, id: string, tried?: Tried): Response {
  const session = provider.ledger.checkoutSessions.get(id);
  if (session.status === 'complete') return page('Already paid', paid(session));
  if (session.status === 'expired') return page('Expired', expired(session), 410);
  const price = provider.ledger.prices.get(session.price);
  const product = provider.ledger.products.get(price.product);
  const amount = money(price.unitAmount, price.currency);
  const now = provider.clock.now();
  const email = provider.ledger.customers.find(session.customer)?.email;
  const content = html` <h1>${product.name}</h1>
    <p class="price">${amount} <small>a month</small></p>
    ${alert(tried?.message)}
    <form method="post" action="${`${provider.origin}/checkout/${id}/pay`}">
      <p class="soft">${email}</p>
      ${cardFields(tried && readCard(tried.form))}
      ${session.takesTaxId ? businessFields() : undefined}
      <button class="wide">Pay</button>
    </form>
    <p class="soft">Renews on ${longDate(periodEnd(now, now))}, and so on until it is cancelled.</p>
    ${cancelLink(session)}`;
  return page(`Pay for ${product.name}`, content, tried ? 402 : 200);
}

/** Pays and redirects to the shop. A declined card re-renders the page with the reason. */
export function payOnPage(provider: Provider, id: string, form: URLSearchParams): Response {
  const session = provider.ledger.checkoutSessions.get(id);
  if (session.status !== 'open')
    return session.status === 'complete' ? leave(session) : checkoutPage(provider, id);
  try {
    return leave(payCheckout(session, readCard(form), readBusiness(form), provider));
  } catch (error) {
    if (!(error instanceof StripeError) || error.type !== 'card_error') throw error;
    return checkoutPage(provider, id, { form, message: error.message });
  }
}

function leave(session: CheckoutSession): Response {
  return goTo(successUrl(session));
}

function successUrl(session: CheckoutSession): string {
  return session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function cancelLink(session: CheckoutSession): Html {
  return html`<p><a href="${session.cancelUrl}">Cancel and go back</a></p>`;
}

function paid(session: CheckoutSession): Html {
  return html`<h1>Already paid</h1>
    <p>Nothing more is due. <a href="${successUrl(session)}">Continue</a></p>`;
}

function expired(session: CheckoutSession): Html {
  return html`<h1>This page has expired</h1>
    <p>Nothing was paid.</p>
    ${cancelLink(session)}`;
}
