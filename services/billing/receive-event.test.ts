import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { applyEvent } from './receive-event.ts';
import { subscriber } from './webhook-ordering.ts';

const customer = 'cus_1';

/** The customers for whom an event put a new card to use, and whose card it is. */
async function newCards(type: string, object: object, previous_attributes?: object) {
  const used: string[][] = [];
  const { context } = await subscriber(isolatedTable());
  const chargeNewCard = (...card: string[]) => Promise.resolve(void used.push(card));
  const provider = { ...context.provider, chargeNewCard };
  const event = { id: 'evt_1', type, created: 1, data: { object, previous_attributes } };
  await applyEvent(event, { ...context, provider });
  return used;
}

test.each([
  ['customer', { id: customer }, { invoice_settings: { default_payment_method: null } }],
  ['customer.subscription', { id: 'sub_1', customer }, { default_payment_method: 'pm_1' }],
])('a new card of the %s is put to use', async (owner, object, previous) => {
  const [used] = await newCards(`${owner}.updated`, object, previous);
  expect(used).toEqual([customer, owner.split('.').at(-1)]);
});

test.each([
  ['customer.updated', { id: customer }, { name: 'Ada' }],
  ['customer.subscription.updated', { id: 'sub_1', customer }, { status: 'active' }],
  ['invoice.payment_failed', { id: 'in_1', customer }, undefined],
])('what else %s tells charges nothing', async (type, object, previous) => {
  expect(await newCards(type, object, previous)).toEqual([]);
});

test('after a hand-over the provider mails to the new owner', async () => {
  const sentTo: string[] = [];
  const { context, store, userId } = await subscriber(isolatedTable());
  const mailTo = (...to: string[]) => Promise.resolve(void sentTo.push(...to));
  const contactCard = () => Promise.resolve({ full_name: 'Ada', email: 'ada@example.com' });
  const event = {
    id: 'evt_1',
    type: 'invoice.paid',
    created: 1,
    data: { object: { id: 'in_1', customer } },
  };
  const provider = { ...context.provider, mailTo };
  await applyEvent(event, { ...context, provider });
  await applyEvent(event, { ...context, provider, store: { ...store, contactCard } });
  expect(sentTo).toEqual([customer, 'ada@example.com']);
  const mails = { customer: () => Promise.resolve({ userId, email: 'ada@example.com' }) };
  await applyEvent(event, {
    ...context,
    provider: { ...provider, ...mails },
    store: { ...store, contactCard },
  });
  expect(sentTo).toHaveLength(2);
});
