import * as z from 'zod';
import { newId } from '../ids.ts';
import { integer } from '../parameters.ts';
import type { Provider } from '../provider.ts';
import type { Price } from '../records.ts';

/** A monthly price in cents, made with its product by the checkout that names it; the product sells nothing else. */
export const priceData = z.strictObject({
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  unit_amount: integer.pipe(z.int().min(0)),
  recurring: z.strictObject({ interval: z.literal('month') }),
  product_data: z.strictObject({ name: z.string().min(1) }),
});

export function createPrice(
  { currency, unit_amount, product_data }: z.infer<typeof priceData>,
  { ledger, clock }: Provider,
): Price {
  const product = ledger.products.save({ id: newId('prod'), name: product_data.name });
  return ledger.prices.save({
    id: newId('price'),
    created: clock.now(),
    currency: currency.toLowerCase(),
    unitAmount: unit_amount,
    product: product.id,
  });
}
