import { randomUUID } from 'node:crypto';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { billingStore } from './billing-store.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { operator } from './provider/hosted-page.ts';
import { paymentProvider } from './provider/payment-provider.ts';
import { cacheSecret } from './provider/provider-secret.ts';
import { freePlan } from './subscription.ts';
import { variableOf } from '@menuleaf/shared/testing/variable-of.ts';

const apiUrl = variableOf('STRIPE_API_URL');
const secret = cacheSecret(async () =>
  JSON.stringify({ secret_key: 'sk_test_menuleaf_local', webhook_secret: 'whsec_menuleaf_local' }),
);
const publicUrl = 'https://menuleaf.example';
const provider = paymentProvider(secret, { apiUrl, publicUrl });
const subscriber = () => ({ userId: randomUUID(), email: 'olive@example.com', name: 'Olive' });

test('a call that still knows a deleted customer hears so, though the attempt was used for the next one', async () => {
  const olive = subscriber();
  const { userId } = olive;
  const former = await provider.openCustomer(olive);
  await operator(apiUrl).customers.del(former);
  const next = await provider.openCustomer({ ...olive, formerCustomer: former });
  const first = await provider.openCheckout(userId, next, 'one');
  expect(first).toMatchObject({ status: 'open', customer: next });
  expect(await provider.openCheckout(userId, former, 'one')).toBe('no customer');
  expect(await provider.openCheckout(userId, next, 'one')).toEqual(first);
});

const clock = () => new Date();
const ids = { session_id: null, due_day: null, version: 1 };

/** An owner on Free who is known to be that customer, and their upgrade. */
async function ownerOf(customerId: string) {
  const table = isolatedTable();
  const store = billingStore(table);
  const accountId = randomUUID();
  const card = rowKey(keys.contactCard)(accountId);
  await table.put({ ...card, full_name: 'Olive', email: 'olive@example.com' });
  await store.replacePlan(undefined, {
    ...{ ...freePlan, ...ids },
    user_id: accountId,
    customer_id: customerId,
  });
  const context = { store, provider, clock, newId, publicUrl };
  const upgrade = () =>
    Reflect.apply(createCheckoutSession, undefined, [{}, { accountId }, context]);
  return { accountId, store, upgrade };
}

test('a customer whom the provider does not know is replaced by a new one', async () => {
  const { accountId, store, upgrade } = await ownerOf('cus_of_test_mode');
  const { session_id } = await upgrade();
  const { customer } = await operator(apiUrl).checkout.sessions.retrieve(session_id);
  expect(await store.plan(accountId)).toMatchObject({ customer_id: customer, version: 2 });
});

test('a page that was made with other parameters, as before a deployment, sells nothing beside the new one', async () => {
  const customer = await provider.openCustomer(subscriber());
  const { accountId, store, upgrade } = await ownerOf(customer);
  const before = paymentProvider(secret, { apiUrl, publicUrl: 'https://before.example' });
  await before.openCheckout(
    accountId,
    customer,
    await store.checkoutAttempt(accountId, 'one', clock()),
  );
  const { session_id } = await upgrade();
  const { data } = await operator(apiUrl).checkout.sessions.list({ customer, status: 'open' });
  expect(data.map(({ id }) => id)).toEqual([session_id]);
});
