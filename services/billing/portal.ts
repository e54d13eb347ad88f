import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import type { BillingVerb } from './tools.ts';

export const portal: BillingVerb<'portal'> = async (_input, owner, { store, provider }) => {
  const plan = await store.plan(owner.userId);
  const url = plan && (await provider.portalUrl(plan.customer_id));
  if (!url) throw new Refusal(409, 'There are no payments yet.');
  return { url };
};
