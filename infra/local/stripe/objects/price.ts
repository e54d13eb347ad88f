import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from '../ids.ts';
import { mergeMetadata, metadata, whole } from '../parameters.ts';
import type { Provider } from '../provider.ts';
import { intervals, type Price, type Product } from '../records.ts';
import { noSuch } from '../stripe-error.ts';
import type { Wire } from '../wire.ts';

/** A recurring price in cents, made with its product by the checkout that names it; the product sells nothing else. */
export const priceData = z.strictObject({
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  unit_amount: whole.pipe(z.int().min(0)),
  recurring: z.strictObject({ interval: intervals, interval_count: whole.optional() }),
  product_data: z.strictObject({
    name: z.string().min(1),
    description: z.string().optional(),
    metadata,
  }),
});

export function createPrice(
  { currency, unit_amount, recurring, product_data }: z.infer<typeof priceData>,
  { ledger, clock }: Provider,
): Price {
  const product = ledger.products.save({
    id: newId('prod'),
    created: clock.now(),
    active: true,
    name: product_data.name,
    description: product_data.description ?? null,
    metadata: mergeMetadata({}, product_data.metadata),
  });
  return ledger.prices.save({
    id: newId('price'),
    created: clock.now(),
    active: true,
    currency: currency.toLowerCase(),
    unitAmount: unit_amount,
    product: product.id,
    interval: recurring.interval,
    intervalCount: recurring.interval_count ?? 1,
    metadata: {},
  });
}

export function getPrice({ ledger }: Provider, id: string, param?: string): Price {
  const found = ledger.prices.find(id);
  if (!found) throw noSuch('price', id, param);
  return found;
}

export function priceWire(one: Price): Wire<Stripe.Price> {
  return {
    id: one.id,
    object: 'price',
    active: one.active,
    billing_scheme: 'per_unit',
    created: one.created,
    currency: one.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: one.metadata,
    nickname: null,
    product: one.product,
    recurring: {
      interval: one.interval,
      interval_count: one.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: one.unitAmount,
    unit_amount_decimal: String(one.unitAmount),
  };
}

export function getProduct({ ledger }: Provider, id: string, param?: string): Product {
  const found = ledger.products.find(id);
  if (!found) throw noSuch('product', id, param);
  return found;
}
