import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from '../ids.ts';
import { flag, mergeMetadata, metadata, paging } from '../parameters.ts';
import type { Provider } from '../provider.ts';
import type { Product } from '../records.ts';
import { call, pageOf, type Route } from '../route.ts';
import { invalidRequest, noSuch } from '../stripe-error.ts';
import type { Wire } from '../wire.ts';

export const productData = z.strictObject({
  name: z.string().min(1),
  description: z.string().optional(),
  metadata,
});

const created = productData.extend({ id: z.string().optional(), active: flag.optional() });

export const productRoutes: Route[] = [
  call('POST', '/v1/products', created, (given, provider) =>
    productWire(createProduct(given, provider)),
  ),
  call(
    'GET',
    '/v1/products',
    z.strictObject({ ...paging, active: flag.optional(), ids: z.array(z.string()).optional() }),
    ({ active, ids, ...page }, { ledger }) => {
      const all = ledger.products
        .all()
        .filter((one) => active === undefined || one.active === active)
        .filter((one) => !ids || ids.includes(one.id));
      return pageOf('/v1/products', all, page, productWire);
    },
  ),
  call('GET', '/v1/products/:id', z.strictObject({}), (_, provider, id) =>
    productWire(getProduct(provider, id)),
  ),
];

export function createProduct(
  given: z.infer<typeof created>,
  { ledger, clock }: Provider,
): Product {
  if (given.id && ledger.products.find(given.id)) {
    throw invalidRequest('Product already exists.', 'resource_already_exists', 'id');
  }
  return ledger.products.save({
    id: given.id ?? newId('prod'),
    created: clock.now(),
    active: given.active ?? true,
    name: given.name,
    description: given.description ?? null,
    metadata: mergeMetadata({}, given.metadata),
  });
}

export function getProduct({ ledger }: Provider, id: string, param?: string): Product {
  const found = ledger.products.find(id);
  if (!found) throw noSuch('product', id, param);
  return found;
}

export function productWire(one: Product): Wire<Stripe.Product> {
  return {
    id: one.id,
    object: 'product',
    active: one.active,
    created: one.created,
    default_price: null,
    description: one.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: one.metadata,
    name: one.name,
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    type: 'service',
    updated: one.created,
    url: null,
  };
}
