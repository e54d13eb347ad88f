import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { mailToOwner } from './mail-to-owner.ts';
import type { BillingHandler } from './context.ts';

export const portal: BillingHandler<'portal'> = async (_input, owner, context) => {
  const { store, provider } = context;
  const plan = await store.plan(owner.accountId);
  if (plan) await mailToOwner(owner.accountId, plan.customer_id, context);
  const url = plan && (await provider.portalUrl(plan.customer_id));
  if (!url) throw new HttpError(409, 'There are no payments yet.', { code: 'not_subscribed' });
  return { url };
};
