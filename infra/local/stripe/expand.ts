import { cardWire } from './objects/card.ts';
import { customerWire } from './objects/customer.ts';
import { invoiceWire } from './objects/invoice.ts';
import { getPrice, priceWire, productWire } from './objects/price.ts';
import type { Provider } from './provider.ts';
import { invalidRequest } from './stripe-error.ts';
import { subscriptionWire } from './objects/subscription.ts';
import { toJson, wireList, type Json } from './wire.ts';

/** Replaces the id at each path by the object: docs.stripe.com/api/expanding_objects. Up to four levels. */
export function expand(answer: Json, paths: readonly string[], provider: Provider): Json {
  return paths.reduce<Json>((json, path) => {
    const steps = path.split('.');
    if (steps.length > 4 + Number(steps[0] === 'data')) throw unexpandable(path);
    return expandAt(json, steps, path, provider);
  }, answer);
}

function expandAt(json: Json, steps: readonly string[], path: string, provider: Provider): Json {
  if (json === null) return null;
  if (Array.isArray(json)) return json.map((one) => expandAt(one, steps, path, provider));
  const [step, ...rest] = steps;
  if (step === undefined) return json;
  if (typeof json !== 'object') throw unexpandable(path);
  const inner = step in json ? json[step] : included(json, step, provider);
  if (inner === undefined) throw unexpandable(path);
  const found = typeof inner === 'string' ? lookUp(inner, provider) : inner;
  if (found === undefined) throw unexpandable(path);
  if (rest.length === 0 && typeof found !== 'object') throw unexpandable(path);
  return { ...json, [step]: expandAt(found, rest, path, provider) };
}

/** Fields that exist only when expanded: a session's line items. */
function included(json: Record<string, Json>, step: string, provider: Provider): Json | undefined {
  const { id } = json;
  if (step !== 'line_items' || typeof id !== 'string') return undefined;
  const session = provider.ledger.checkoutSessions.find(id);
  if (!session) return undefined;
  const price = getPrice(provider, session.price);
  const amount = price.unitAmount * session.quantity;
  const item = {
    id: session.id.replace('cs_test_', 'li_'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: provider.ledger.products.find(price.product)?.name ?? null,
    metadata: {},
    price: priceWire(price),
    quantity: session.quantity,
  };
  return toJson(wireList(`/v1/checkout/sessions/${session.id}/line_items`, [item]));
}

function lookUp(id: string, provider: Provider): Json | undefined {
  const { ledger } = provider;
  const wire =
    shown(ledger.customers.find(id), customerWire) ??
    shown(ledger.products.find(id), productWire) ??
    shown(ledger.prices.find(id), priceWire) ??
    shown(ledger.cards.find(id), cardWire) ??
    shown(ledger.subscriptions.find(id), (one) => subscriptionWire(one, provider)) ??
    shown(ledger.invoices.find(id), (one) => invoiceWire(one, provider));
  return wire && toJson(wire);
}

function shown<T>(found: T | undefined, wire: (one: T) => object): object | undefined {
  return found === undefined ? undefined : wire(found);
}

function unexpandable(path: string): Error {
  return invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand');
}
