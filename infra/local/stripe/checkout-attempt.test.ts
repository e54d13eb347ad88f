import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { paymentProvider } from '@menuleaf/billing-service/provider/payment-provider.ts';
import { cacheSecret } from '@menuleaf/billing-service/provider/provider-secret.ts';
import { openShop, secretKey, type Shop } from './fake-shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const ada = { userId: 'ada', email: 'ada@example.com', name: 'Ada' };

test('a failure that the provider keeps for a key bars no retry', async () => {
  const provider = paymentProvider(
    cacheSecret(async () => JSON.stringify({ secret_key: secretKey, webhook_secret: 'whsec' })),
    { apiUrl: shop.url, publicUrl: 'https://menuleaf.example' },
  );
  const openCheckout = async () =>
    provider.openCheckout('ada', await provider.openCustomer(ada), 'one');
  await shop.control('/faults', { mode: 'error' });
  await expect(openCheckout()).rejects.toMatchObject({ status: 503 });
  await shop.control('/faults', { mode: 'none' });
  const customer = await provider.openCustomer(ada);
  await shop.control('/faults', { mode: 'error' });
  await expect(provider.openCheckout('ada', customer, 'one')).rejects.toMatchObject({
    status: 503,
  });
  await shop.control('/faults', { mode: 'none' });
  const made = await openCheckout();
  expect(made).toMatchObject({ status: 'open', customer });
  expect(await openCheckout()).toEqual(made);
});
