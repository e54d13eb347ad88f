import { unavailable } from '@menuleaf/shared/server/http-error.ts';
import type { Closing } from '@menuleaf/shared/server/table/closings-store.ts';
import type { Context } from './context.ts';
import type { NoticesStore } from './notices-store.ts';

type Closes = {
  store: Pick<Context['store'], 'plan' | 'removePlan' | 'forgetAttempt'>;
  notices: Pick<NoticesStore, 'forget'>;
  provider: Pick<Context['provider'], 'customersOf' | 'closeCustomer'>;
};

/** Webhooks of the subscription's very end may still be changing the plan: each means that one more got through. */
async function removePlan(userId: string, store: Closes['store'], tries = 10): Promise<void> {
  const plan = await store.plan(userId);
  if (!plan || (await store.removePlan(plan))) return;
  if (tries === 0) throw unavailable();
  return removePlan(userId, store, tries - 1);
}

/**
 * Ends what a closed account pays for at once, and forgets the owner here and at the provider.
 * The provider comes first, so that a failure leaves the plan that the next try needs.
 */
export async function closeAccount(
  { user_id: userId, email, closed_at }: Closing,
  { store, notices, provider }: Closes,
): Promise<void> {
  const plan = await store.plan(userId);
  // Also those of a checkout that was under way when the account was closed, which no plan knows.
  const known = await provider.customersOf(userId, email);
  const customers = new Set([...known, ...(plan ? [plan.customer_id] : [])]);
  for (const customer of customers) await provider.closeCustomer(customer, new Date(closed_at));
  await removePlan(userId, store);
  await store.forgetAttempt(userId);
  await notices.forget(userId);
}
