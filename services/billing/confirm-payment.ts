import { notFound, Refusal } from '@menuleaf/shared/http/refusal.ts';
import { syncPlan } from './sync-plan.ts';
import type { BillingVerb } from './tools.ts';

/** Only makes a payment show sooner: what it stores is what the provider says. */
export const confirmPayment: BillingVerb<'confirmPayment'> = async ({ body }, owner, tools) => {
  const session = await tools.provider.checkout(body.session_id);
  if (session?.client_reference_id !== owner.userId) throw notFound('Payment session');
  if (session.status !== 'complete' || session.payment_status === 'unpaid') {
    throw new Refusal(409, 'This payment has not been completed.');
  }
  const plan = await syncPlan(owner.userId, tools, session.id);
  return { plan_type: plan?.plan_type ?? 'free', session_id: session.id };
};
