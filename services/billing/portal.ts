import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { BillingHandler } from './context.ts';

export const portal: BillingHandler<'portal'> = async (_input, owner, { store, provider }) => {
  const plan = await store.plan(owner.accountId);
  const url = plan && (await provider.portalUrl(plan.customer_id));
  if (!url) throw new HttpError(409, 'There are no payments yet.', { code: 'not_subscribed' });
  return { url };
};
