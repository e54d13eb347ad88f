import { notFound, HttpError } from '@menuleaf/shared/server/http-error.ts';
import { syncPlan } from './sync-plan.ts';
import type { BillingHandler } from './context.ts';

/** Only shows a payment sooner: it stores what the provider reports. */
export const confirmPayment: BillingHandler<'confirmPayment'> = async (
  { body },
  owner,
  context,
) => {
  const session = await context.provider.checkout(body.session_id);
  if (session?.client_reference_id !== owner.accountId) throw notFound('Payment session');
  if (session.status !== 'complete' || session.payment_status === 'unpaid') {
    throw new HttpError(409, 'This payment has not been completed.', {
      code: 'payment_incomplete',
    });
  }
  const plan = await syncPlan(owner.accountId, context, session.id);
  return { plan_type: plan?.plan_type ?? 'free', session_id: session.id };
};
