import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from '../ids.ts';
import { flag, mergeMetadata, metadata, paging, whole } from '../parameters.ts';
import { createProduct, getProduct, productData } from './product.ts';
import type { Provider } from '../provider.ts';
import { intervals, type Price } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import { invalidRequest, noSuch } from '../stripe-error.ts';
import type { Wire } from '../wire.ts';

/** A recurring price in cents; the product sells nothing else. */
export const priceData = z.strictObject({
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  unit_amount: whole.pipe(z.int().min(0)),
  recurring: z.strictObject({ interval: intervals, interval_count: whole.optional() }),
  product: z.string().optional(),
  product_data: productData.optional(),
});

type PriceData = z.infer<typeof priceData>;

const created = priceData.extend({
  lookup_key: z.string().max(200).optional(),
  transfer_lookup_key: flag.optional(),
  nickname: z.string().optional(),
  active: flag.optional(),
  metadata,
});

const listed = z.strictObject({
  ...paging,
  lookup_keys: z.array(z.string()).max(10).optional(),
  product: z.string().optional(),
  active: flag.optional(),
});

export const priceRoutes: Route[] = [
  call('POST', '/v1/prices', created, (given, provider) => {
    if (given.lookup_key) freeLookupKey(given.lookup_key, given.transfer_lookup_key, provider);
    const saved = createPrice(given, provider);
    return priceWire(
      provider.ledger.prices.save({
        ...saved,
        active: given.active ?? true,
        lookupKey: given.lookup_key ?? null,
        nickname: given.nickname ?? null,
        metadata: mergeMetadata({}, given.metadata),
      }),
    );
  }),
  call(
    'GET',
    '/v1/prices',
    listed,
    ({ lookup_keys: keys, product, active, ...page }, { ledger }) => {
      const all = ledger.prices
        .all()
        .filter((one) => !keys || (one.lookupKey !== null && keys.includes(one.lookupKey)))
        .filter((one) => product === undefined || one.product === product)
        .filter((one) => active === undefined || one.active === active);
      return pageOf('/v1/prices', all, page, priceWire);
    },
  ),
  call('GET', '/v1/prices/:id', z.strictObject({}), (_, provider, id) =>
    priceWire(getPrice(provider, id)),
  ),
];

export function createPrice(given: PriceData, provider: Provider): Price {
  if (!given.product && !given.product_data) {
    throw invalidRequest(
      'You must specify either `product` or `product_data`.',
      'parameter_missing',
    );
  }
  const product = given.product_data
    ? createProduct(given.product_data, provider)
    : getProduct(provider, given.product ?? '', 'product');
  return provider.ledger.prices.save({
    id: newId('price'),
    created: provider.clock.now(),
    active: true,
    currency: given.currency.toLowerCase(),
    unitAmount: given.unit_amount,
    product: product.id,
    interval: given.recurring.interval,
    intervalCount: given.recurring.interval_count ?? 1,
    lookupKey: null,
    nickname: null,
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
    lookup_key: one.lookupKey,
    metadata: one.metadata,
    nickname: one.nickname,
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

function freeLookupKey(key: string, transfer: boolean | undefined, { ledger }: Provider): void {
  const holder = ledger.prices.all().find(({ lookupKey }) => lookupKey === key);
  if (!holder) return;
  if (!transfer) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
    throw invalidRequest(message, 'resource_already_exists', 'lookup_key');
  }
  ledger.prices.save({ ...holder, lookupKey: null });
}
