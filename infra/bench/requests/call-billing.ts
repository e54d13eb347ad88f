import { operator, payOn } from '@menuleaf/billing-service/provider/hosted-page.ts';
import type { Sender } from './counting-sender.ts';

const webhookSecret = 'whsec_menuleaf_local';
const upgrade = { plan_type: 'pro' };

/**
 * From Free to Pro and back, then replays the last event. The provider's webhooks are off: they would count as well.
 */
export async function callBilling({ call, cloud }: Sender) {
  await fetch(`${cloud.origin}/__local/stripe/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'none', drop_webhooks: true }),
  });
  await call('GET /api/payments/pricing');
  const opened = await call('POST /api/payments/create-checkout-session', { body: upgrade });
  const again = { body: upgrade, note: 'second tab' };
  await call('POST /api/payments/create-checkout-session', again);
  await payOn(opened.checkout_url);
  const paid = { session_id: opened.session_id };
  await call('POST /api/payments/confirm-payment', { body: paid });
  await call('POST /api/payments/confirm-payment', { body: paid, note: 'once more' });
  await call('POST /api/payments/portal');
  await call('POST /api/payments/downgrade');
  const providerUrl = Object.values(cloud.environments)[0]?.STRIPE_API_URL ?? '';
  const provider = operator(providerUrl);
  const [event] = (await provider.events.list({ limit: 1 })).data;
  const payload = JSON.stringify(event);
  const signature = provider.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  await call('POST /api/payments/webhook', {
    body: payload,
    headers: { 'stripe-signature': signature },
  });
}
