import { endOf } from '../objects/subscription.ts';
import type { Provider } from '../provider.ts';
import { html } from './html.ts';
import { type Cell, longDate, page, table } from './layout.ts';

/** Lists everything in the provider, newest first, with buttons that advance its clock. */
export function overviewPage(provider: Provider): Response {
  const { ledger, clock, origin } = provider;
  const advanceButtons = [1, 7, 31, 365].map(
    (days) =>
      html`<button name="advance_days" value="${days}">
        ${days} ${days === 1 ? 'day' : 'days'} on
      </button>`,
  );
  const content = html` <h1>The local payment provider</h1>
    <p>Its clock says <strong>${new Date(clock.now() * 1000).toUTCString()}</strong>.</p>
    <form class="actions" method="post" action="${`${origin}/clock`}">${advanceButtons}</form>
    <h2>Customers</h2>
    ${table(
      ['Id', 'Email', 'Since'],
      ledger.customers.all().map((one) => [one.id, one.email, longDate(one.created)]),
    )}
    <h2>Subscriptions</h2>
    ${table(
      ['Id', 'Customer', 'State', 'Period ends', 'Cancels then'],
      ledger.subscriptions
        .all()
        .map((one) => [
          one.id,
          one.customer,
          one.status,
          longDate(one.periodEnd),
          endOf(one) === null ? 'no' : 'yes',
        ]),
    )}
    <h2>Events and their deliveries</h2>
    ${table(['Event', 'Type', 'When', 'Delivery', 'Tries', 'Answer'], eventRows(provider))}`;
  return page('The local payment provider', content);
}

function eventRows({ ledger }: Provider): Cell[][] {
  const deliveries = new Map(ledger.deliveries.all().map((one) => [one.event, one]));
  return ledger.events.all().map((one) => {
    const sent = deliveries.get(one.id);
    const when = new Date(one.created * 1000).toISOString();
    return [one.id, one.type, when, sent?.state, sent?.attempts, sent?.answer];
  });
}
