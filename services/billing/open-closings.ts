import { processClosings } from '@menuleaf/shared/server/table/process-closings.ts';
import { closingsStore, type Closing } from '@menuleaf/shared/server/table/closings-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { billingStore } from './billing-store.ts';
import { environment } from './environment.ts';
import { noticesStore, type NoticesStore } from './notices-store.ts';
import { openProvider } from './provider/open-provider.ts';
import { unavailable } from '@menuleaf/shared/server/http-error.ts';
import type { Context } from './context.ts';

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

/** Milliseconds: far longer than a call can still open a checkout (functions time out after 15 s). */
const inFlightGraceMs = 15 * 60_000;

/** Closed accounts pending in billing, for the functions that process them. */
export function openClosings() {
  const env = environment.parse(process.env);
  const table = openTable(env.TABLE_NAME);
  const context = {
    store: billingStore(table),
    notices: noticesStore(table),
    provider: openProvider(env),
  };
  return processClosings({
    store: closingsStore(table, keys.billingClosing),
    close: (closing) => closeAccount(closing, context),
    inFlightGraceMs,
  });
}
