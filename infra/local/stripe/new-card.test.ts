import { chargeNewCard } from '@menuleaf/billing-service/provider/charge-new-card.ts';
import { goodCard, openShop, subscribe, type Shop } from './fake-shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const failing = { ...goodCard, number: '4000 0000 0000 0341' };

/** A subscription that could not be charged at its renewal. */
async function pastDue() {
  const { id, customer } = await subscribe(shop, failing);
  await shop.advanceDays(32);
  const { url } = await shop.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:4000/pricing',
  });
  const invoice = async () => (await shop.stripe.invoices.list({ customer })).data[0];
  const status = async () => (await shop.stripe.subscriptions.retrieve(id)).status;
  return {
    status,
    invoice,
    pay: () => chargeNewCard(shop.stripe, customer, 'customer'),
    changeCard: (card: typeof goodCard) => shop.browse(`${url}/card`, card),
  };
}

test('a new card is charged at once for what is past due, and never twice', async () => {
  const { status, invoice, pay, changeCard } = await pastDue();
  await changeCard(goodCard);
  expect(await status()).toBe('past_due');
  await Promise.all([pay(), pay()]);
  await pay();
  expect(await status()).toBe('active');
  expect(await invoice()).toMatchObject({ status: 'paid', attempt_count: 2 });
  await shop.advanceDays(31);
  expect(await status()).toBe('active');
});

test('what was paid on its own page meanwhile is not paid again', async () => {
  const { status, invoice, pay, changeCard } = await pastDue();
  await changeCard(goodCard);
  await shop.browse(`${(await invoice())?.hosted_invoice_url}/pay`, {});
  await pay();
  expect(await status()).toBe('active');
  expect(await invoice()).toMatchObject({ status: 'paid', attempt_count: 2 });
});

test('a new card that is declined leaves it past due', async () => {
  const { status, invoice, pay, changeCard } = await pastDue();
  await changeCard(failing);
  await pay();
  expect(await status()).toBe('past_due');
  expect(await invoice()).toMatchObject({ status: 'open' });
});
