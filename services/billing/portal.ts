import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import type { BillingVerb } from './tools.ts';

export const portal: BillingVerb<'portal'> = async (_input, owner, { store, provider }) => {
  const plan = await store.plan(owner.userId);
  if (!plan) throw new Refusal(409, 'There are no payments yet.');
  return { url: await provider.portalUrl(plan.customer_id) };
};
