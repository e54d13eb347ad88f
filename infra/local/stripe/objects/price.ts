import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from '../ids.ts';
import { flag, integer, paging } from '../parameters.ts';
import type { Provider } from '../provider.ts';
import type { Price } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import type { Wire } from '../wire.ts';

/** A monthly price in cents, made with its product; of several with one key the newest keeps it. */
const created = z.strictObject({
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  unit_amount: integer.pipe(z.int().min(0)),
  recurring: z.strictObject({ interval: z.literal('month') }),
  product_data: z.strictObject({ name: z.string().min(1) }),
  lookup_key: z.string().max(200).optional(),
  transfer_lookup_key: flag.optional(),
});

const listed = z.strictObject({
  ...paging,
  lookup_keys: z.tuple([z.string()]),
  active: z.literal('true'),
});

export const priceRoutes: Route[] = [
  call('POST', '/v1/prices', created, (given, provider) => priceWire(createPrice(given, provider))),
  call('GET', '/v1/prices', listed, ({ lookup_keys: [key], active: _all, ...page }, { ledger }) => {
    const all = ledger.prices.all().filter(({ lookupKey }) => lookupKey === key);
    return pageOf('/v1/prices', all, page, priceWire);
  }),
];

function createPrice(given: z.infer<typeof created>, { ledger, clock }: Provider): Price {
  const { lookup_key: lookupKey = null, product_data } = given;
  const before = ledger.prices.all().filter((one) => lookupKey && one.lookupKey === lookupKey);
  for (const one of before) ledger.prices.save({ ...one, lookupKey: null });
  const product = ledger.products.save({ id: newId('prod'), name: product_data.name });
  return ledger.prices.save({
    id: newId('price'),
    created: clock.now(),
    currency: given.currency.toLowerCase(),
    unitAmount: given.unit_amount,
    product: product.id,
    lookupKey,
  });
}

const priceWire = (one: Price): Wire<Stripe.Price> => ({
  id: one.id,
  object: 'price',
  active: true,
  created: one.created,
  currency: one.currency,
  livemode: false,
  lookup_key: one.lookupKey,
  product: one.product,
  unit_amount: one.unitAmount,
});
