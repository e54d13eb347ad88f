import { collect } from '../billing.ts';
import type { Provider } from '../provider.ts';
import type { Invoice } from '../records.ts';
import { html, type Html } from './html.ts';
import { alert, goTo, longDate, money, page, table } from './layout.ts';

/** The hosted invoice page, with a pay button while the invoice is open. */
export function invoicePage(provider: Provider, id: string, message?: string): Response {
  const one = provider.ledger.invoices.get(id);
  const owner = provider.ledger.customers.find(one.customer);
  const amount = money(one.amount, one.currency);
  const content = html` <h1>Invoice ${one.number}</h1>
    <p class="soft">${longDate(one.created)}${owner?.email ? `, for ${owner.email}` : ''}</p>
    <p class="price">${amount} <small>${one.status === 'paid' ? 'paid' : one.status}</small></p>
    <p>${one.business.map((line) => html`${line}<br />`)}</p>
    ${alert(message)}
    <p>
      ${one.description}<br /><span class="soft"
        >${longDate(one.periodStart)} to ${longDate(one.periodEnd)}</span
      >
    </p>
    ${one.status === 'open' ? html`<form method="post" action="${`${provider.origin}/invoices/${id}/pay`}"><button>Pay ${amount} now</button></form>` : undefined}`;
  return page(`Invoice ${one.number}`, content, message === undefined ? 200 : 402);
}

/** Charges the customer's newest card now, which on Stripe's page is typed in. */
export function payInvoice(provider: Provider, id: string): Response {
  const open = provider.ledger.invoices.get(id);
  if (open.status !== 'open') return goTo(`${provider.origin}/invoices/${id}`);
  const { customers, cards } = provider.ledger;
  const card = cards.find(customers.find(open.customer)?.card ?? '');
  const charged = provider.transaction(() => collect(open, provider, card));
  if (charged.status === 'paid') return goTo(`${provider.origin}/invoices/${id}`);
  return invoicePage(provider, id, 'Your card was declined.');
}

export const invoiceTable = (invoices: readonly Invoice[], { origin }: Provider): Html =>
  table(
    ['Number', 'Date', 'Amount', 'State'],
    invoices.map((one) => [
      html`<a href="${`${origin}/invoices/${one.id}`}">${one.number}</a>`,
      longDate(one.created),
      money(one.amount, one.currency),
      one.status,
    ]),
  );
