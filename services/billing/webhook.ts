import * as z from 'zod';
import { syncPlan } from './sync-plan.ts';
import type { BillingVerb } from './tools.ts';

const received = { received: true as const };
const aboutCustomer = z.object({ customer: z.string() });

/**
 * Takes an event as the news that something changed, and asks the provider what is true now.
 * It is remembered only once that is stored, so a failure makes the provider send it again.
 */
export const webhook: BillingVerb<'webhook'> = async ({ body, headers }, _visitor, tools) => {
  const { store, provider, clock } = tools;
  const event = await provider.event(body, headers['stripe-signature']);
  if (await store.knowsEvent(event.id)) return received;
  const subject = aboutCustomer.safeParse(event.data.object);
  const userId = subject.success ? await provider.userOf(subject.data.customer) : undefined;
  if (userId !== undefined) {
    const session = event.type === 'checkout.session.completed' ? event.data.object.id : undefined;
    await syncPlan(userId, tools, session);
    if (session !== undefined) await store.endAttempt(userId);
  }
  await store.rememberEvent(event.id, clock());
  return received;
};
