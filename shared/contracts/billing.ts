import { anyone, owners } from './methods.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from './operation.ts';
import { instant } from './fields/reply-fields.ts';

const planPricing = z.object({
  name: z.string(),
  /** Dollars a month. */
  price: z.number(),
  features: z.array(z.string()),
});
export const pricingSchema = z.object({
  plans: z.object({ free: planPricing, pro: planPricing }),
});
export type Pricing = z.infer<typeof pricingSchema>;

export const billingContract = contract({
  pricing: {
    ...anyone.get,
    path: '/api/payments/pricing',
    summary: 'The plans, as charged',
    reply: pricingSchema,
  },
  createCheckoutSession: {
    ...owners.post,
    path: '/api/payments/create-checkout-session',
    summary: "Start an upgrade on the payment provider's page",
    body: z.object({ plan_type: z.literal('pro') }),
    reply: z.object({ checkout_url: z.url(), session_id: z.string(), plan_type: z.literal('pro') }),
  },
  confirmPayment: {
    ...owners.post,
    path: '/api/payments/confirm-payment',
    summary: 'Make a finished payment show at once, before its webhook',
    body: z.object({
      session_id: z
        .string()
        .check(z.minLength(1, 'No payment session ID found.'), z.maxLength(500)),
    }),
    reply: z.object({ plan_type: z.enum(['free', 'pro']), session_id: z.string() }),
  },
  downgrade: {
    ...owners.post,
    path: '/api/payments/downgrade',
    summary: 'Cancel at the end of the period',
    reply: z.object({ ends_at: z.nullable(instant) }),
  },
  portal: {
    ...owners.post,
    path: '/api/payments/portal',
    summary: "The provider's page for invoices and the card",
    reply: z.object({ url: z.url() }),
  },
  webhook: {
    ...anyone.post,
    path: '/api/payments/webhook',
    summary: 'Events of the payment provider, signed',
    encoding: 'raw',
    headers: z.object({ 'stripe-signature': z.string() }),
    reply: z.object({ received: z.literal(true) }),
  },
});
