import { unavailable } from '@menuleaf/shared/server/http-error.ts';
import type { Closing } from '@menuleaf/shared/server/table/closings-store.ts';
import type { Context } from './context.ts';
import type { NoticesStore } from './notices-store.ts';

type CloseContext = {
  store: Pick<Context['store'], 'plan' | 'removePlan' | 'forgetAttempt'>;
  notices: Pick<NoticesStore, 'forget'>;
  provider: Pick<Context['provider'], 'customersOf' | 'closeCustomer'>;
};

/** Final webhooks of the subscription may still change the plan: each retry means one got through. */
async function removePlan(userId: string, store: CloseContext['store'], tries = 10): Promise<void> {
  const plan = await store.plan(userId);
  if (!plan || (await store.removePlan(plan))) return;
  if (tries === 0) throw unavailable();
  return removePlan(userId, store, tries - 1);
}

/**
 * Cancels a closed account's subscription at once, and deletes the owner here and at the provider. The provider goes
 * first, so that after a failure the retry still has the plan.
 */
export async function closeAccount(
  { user_id: userId, email, closed_at }: Closing,
  { store, notices, provider }: CloseContext,
): Promise<void> {
  const plan = await store.plan(userId);
  // Also customers of a checkout open when the account closed, which no plan refers to.
  const known = await provider.customersOf(userId, email);
  const customers = new Set([...known, ...(plan ? [plan.customer_id] : [])]);
  for (const customer of customers) await provider.closeCustomer(customer, new Date(closed_at));
  await removePlan(userId, store);
  await store.forgetAttempt(userId);
  await notices.forget(userId);
}
