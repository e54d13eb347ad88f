import { unavailable } from '@menuleaf/shared/http/refusal.ts';
import type { Tools } from './tools.ts';

/**
 * Ends what a closed account pays for at once, and forgets the owner here and at the provider.
 * The provider comes first, so that a failure leaves the plan that the next try needs.
 */
export async function closeAccount(
  userId: string,
  { store, provider }: Pick<Tools, 'store' | 'provider'>,
): Promise<void> {
  const plan = await store.plan(userId);
  if (!plan) return;
  await provider.closeCustomer(plan.customer_id);
  if (!(await store.removePlan(plan))) throw unavailable();
}
