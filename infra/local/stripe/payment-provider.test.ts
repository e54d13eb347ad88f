import { paymentProvider } from '@menuleaf/billing-service/provider/payment-provider.ts';
import { cacheSecret } from '@menuleaf/billing-service/provider/provider-secret.ts';
import { goodCard, openShop, secretKey, subscribe, type Shop } from './fake-shop.ts';

const secret = JSON.stringify({ secret_key: secretKey, webhook_secret: 'whsec' });
let shop: Shop;
let provider: ReturnType<typeof paymentProvider>;
beforeEach(async () => {
  shop = await openShop();
  const where = { apiUrl: shop.url, publicUrl: 'https://menuleaf.example' };
  provider = paymentProvider(
    cacheSecret(async () => secret),
    where,
  );
});
afterEach(() => shop.close());

const ada = { userId: 'ada', email: 'ada@example.com', name: 'Ada' };

test('a failure that the provider keeps for a key bars no retry', async () => {
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

test('every checkout sells the one price of the one product', async () => {
  const customer = await provider.openCustomer(ada);
  const lookup_keys = ['menuleaf-pro-usd-999-monthly'];
  const sold = new Set<unknown>();
  for (const attempt of ['one', 'two', 'three']) {
    await provider.openCheckout('ada', customer, attempt);
    const { data } = await shop.stripe.prices.list({ lookup_keys, active: true });
    for (const { unit_amount, currency, product } of data) {
      expect([unit_amount, currency]).toEqual([999, 'usd']);
      sold.add(product);
    }
  }
  expect(sold.size).toBe(1);
});

test('a cancellation that the owner made on the provider’s page is taken back', async () => {
  const { id, customer } = await subscribe(shop);
  const url = (await provider.portalUrl(customer)) ?? '';
  await shop.browse(`${url}/cancellation`, { subscription: id, cancel: 'true' });
  expect((await shop.stripe.subscriptions.retrieve(id)).cancel_at).not.toBeNull();
  await provider.cancelAtPeriodEnd(id, false);
  expect((await shop.stripe.subscriptions.retrieve(id)).cancel_at).toBeNull();
});

test('what is unpaid of a plan that was ended can be paid no more', async () => {
  const { id, customer } = await subscribe(shop, { ...goodCard, number: '4000 0000 0000 0341' });
  await shop.advanceDays(32);
  const invoice = async () => (await shop.stripe.invoices.list({ customer })).data[0];
  expect(await invoice()).toMatchObject({ status: 'open' });
  await provider.cancelNow(id);
  await provider.cancelNow(id);
  await shop.browse(`${(await invoice())?.hosted_invoice_url}/pay`, {});
  expect(await invoice()).toMatchObject({ status: 'void' });
});

test('a customer is mailed to where the provider was told last', async () => {
  const customer = await provider.openCustomer(ada);
  await provider.mailTo(customer, 'bo@example.com');
  expect(await provider.customer(customer)).toEqual({ userId: 'ada', email: 'bo@example.com' });
});
