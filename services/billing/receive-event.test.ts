import { expect, test } from '@jest/globals';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { applyEvent } from './receive-event.ts';
import { subscriber } from './webhook-ordering.ts';

const customer = 'cus_1';

/** The customers whose past due invoices an event has paid. */
async function paidBy(type: string, object: object, previous_attributes?: object) {
  const paid: string[] = [];
  const { context } = await subscriber(isolatedTable());
  const payPastDue = (id: string) => Promise.resolve(void paid.push(id));
  const provider = { ...context.provider, payPastDue };
  const event = { id: 'evt_1', type, created: 1, data: { object, previous_attributes } };
  await applyEvent(event, { ...context, provider });
  return paid;
}

test.each([
  ['customer.updated', { id: customer }, { invoice_settings: { default_payment_method: null } }],
  ['customer.subscription.updated', { id: 'sub_1', customer }, { default_payment_method: 'pm_1' }],
])('a new card, told by %s, pays what is past due', async (type, object, previous) => {
  expect(await paidBy(type, object, previous)).toEqual([customer]);
});

test.each([
  ['customer.updated', { id: customer }, { name: 'Ada' }],
  ['customer.subscription.updated', { id: 'sub_1', customer }, { status: 'active' }],
  ['invoice.payment_failed', { id: 'in_1', customer }, undefined],
])('what else %s tells charges nothing', async (type, object, previous) => {
  expect(await paidBy(type, object, previous)).toEqual([]);
});
