import { cardOf } from '../billing.ts';
import { attachCard } from '../objects/card.ts';
import { customerWire, getCustomer } from '../objects/customer.ts';
import type { Provider } from '../provider.ts';
import type { PortalSession, Subscription } from '../records.ts';
import { noSuch, StripeError } from '../stripe-error.ts';
import { endOf, scheduleEnd } from '../objects/subscription.ts';
import { cardFields, readCard } from './card-fields.ts';
import { html, type Html } from './html.ts';
import { invoiceTable } from './invoice-page.ts';
import { alert, goTo, longDate, page } from './layout.ts';

/** The customer portal: shows invoices, changes the card, cancels or resumes. */
export function portalPage(provider: Provider, id: string, message?: string): Response {
  const session = getPortal(provider, id);
  const { customers, subscriptions, invoices } = provider.ledger;
  const owner = customers.find(session.customer);
  const own = subscriptions.all().filter(({ customer }) => customer === session.customer);
  const issued = invoices.all().filter(({ customer }) => customer === session.customer);
  const kept = owner?.card ?? own.find((one) => one.card !== null)?.card;
  const card = kept ? provider.ledger.cards.find(kept) : undefined;
  const content = html` <h1>Your billing</h1>
    <p class="soft">${owner?.email}</p>
    <p><a href="${session.returnUrl}">Go back to the shop</a></p>
    <h2>Subscriptions</h2>
    ${own.length === 0 ? html`<p>You have no subscription.</p>` : own.map((one) => subscriptionLine(one, id, provider))}
    <h2>Card</h2>
    <p>
      ${card ? `Visa ending in ${card.last4}, expires ${card.expMonth}/${card.expYear}` : 'No card is kept.'}
    </p>
    ${alert(message)}
    <form method="post" action="${`${provider.origin}/portal/${id}/card`}">
      ${cardFields()}
      <button>Change card</button>
    </form>
    <h2>Invoices</h2>
    ${invoiceTable(issued, provider)}`;
  return page('Your billing', content, message === undefined ? 200 : 402);
}

/** Makes the new card the customer's default. A subscription's own card still goes first, as at Stripe. */
export function changeCard(provider: Provider, id: string, form: URLSearchParams): Response {
  const { customer } = getPortal(provider, id);
  try {
    provider.transaction(() => {
      const before = getCustomer(provider, customer);
      const card = attachCard(readCard(form), customer, provider);
      const after = provider.ledger.customers.save({ ...before, card: card.id });
      provider.emitChange('customer.updated', customerWire(before), customerWire(after));
    });
  } catch (error) {
    if (!(error instanceof StripeError) || error.type !== 'card_error') throw error;
    return portalPage(provider, id, error.message);
  }
  return goTo(`${provider.origin}/portal/${id}`);
}

/**
 * Cancels the form's subscription at period end, or undoes that with `cancel=false`. In flexible billing, the default,
 * Stripe's portal sets the date alone: docs.stripe.com/billing/subscriptions/billing-mode/compare.
 */
export function changeCancellation(
  provider: Provider,
  id: string,
  form: URLSearchParams,
): Response {
  const { customer } = getPortal(provider, id);
  const found = living(provider, customer).find((one) => one.id === form.get('subscription'));
  if (!found) throw noSuch('subscription', form.get('subscription') ?? '');
  const cancelAt = form.get('cancel') === 'false' ? null : found.periodEnd;
  const end = { cancelAt, cancelAtPeriodEnd: false };
  provider.transaction(() => scheduleEnd(found, end, provider));
  return goTo(`${provider.origin}/portal/${id}`);
}

function subscriptionLine(one: Subscription, portal: string, provider: Provider): Html {
  const price = provider.ledger.prices.find(one.price);
  const product = price && provider.ledger.products.find(price.product);
  const until = longDate(one.periodEnd);
  if (one.status === 'canceled') return html`<p>${product?.name}: cancelled.</p>`;
  const isEnding = endOf(one) !== null;
  const state = isEnding ? `ends on ${until}` : `renews on ${until}`;
  const late =
    one.status === 'past_due'
      ? `, payment failed with the card ending in ${cardOf(one, provider)?.last4 ?? '?'}`
      : '';
  return html`<form method="post" action="${`${provider.origin}/portal/${portal}/cancellation`}">
    <p>${product?.name}: ${state}${late}.</p>
    <input type="hidden" name="subscription" value="${one.id}" />
    <input type="hidden" name="cancel" value="${String(!isEnding)}" />
    <button class="plain">${isEnding ? 'Keep subscription' : 'Cancel subscription'}</button>
  </form>`;
}

function living(provider: Provider, customer: string): Subscription[] {
  const all = provider.ledger.subscriptions.all();
  return all.filter((one) => one.customer === customer && one.status !== 'canceled');
}

function getPortal({ ledger }: Provider, id: string): PortalSession {
  const found = ledger.portalSessions.find(id);
  if (!found) throw noSuch('billing_portal.session', id);
  return found;
}
