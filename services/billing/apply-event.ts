import type { Stripe } from 'stripe';
import * as z from 'zod';
import { syncPlan } from './sync-plan.ts';
import type { Tools } from './tools.ts';

const aboutCustomer = z.object({ customer: z.string() });

/**
 * Takes an event as the news that something changed, and asks the provider what is true now.
 * It is remembered only once that is stored, so a failure makes it come again.
 */
export async function applyEvent(
  event: Stripe.Event,
  tools: Pick<Tools, 'store' | 'provider' | 'clock'>,
): Promise<void> {
  const { store, provider, clock } = tools;
  const subject = aboutCustomer.safeParse(event.data.object);
  const userId = subject.success ? await provider.userOf(subject.data.customer) : undefined;
  if (userId !== undefined) {
    const session = event.type === 'checkout.session.completed' ? event.data.object.id : undefined;
    await syncPlan(userId, tools, session);
  }
  await store.rememberEvent(event.id, clock());
}
