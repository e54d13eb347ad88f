import * as z from 'zod';
import { json } from './wire.ts';

/** Stored records. The file named after each says how Stripe represents it. */

const made = { id: z.string(), created: z.number() };
const metadata = z.record(z.string(), z.string());

export const customer = z.object({
  ...made,
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** Name, address and tax ID of a business. */
  business: z.array(z.string()).default([]),
  metadata,
  /** The card that is charged for subscriptions without their own. */
  card: z.string().nullable(),
  invoicePrefix: z.string(),
  deleted: z.boolean().default(false),
});

export type Customer = z.infer<typeof customer>;

export const price = z.object({
  ...made,
  currency: z.string(),
  unitAmount: z.number(),
  product: z.string(),
  lookupKey: z.string().nullable().default(null),
});

export type Price = z.infer<typeof price>;

export const product = z.object({ id: z.string(), name: z.string() });

export const invoice = z.object({
  ...made,
  number: z.string(),
  status: z.enum(['open', 'paid', 'void']),
  reason: z.enum(['subscription_create', 'subscription_cycle']),
  customer: z.string(),
  business: z.array(z.string()).default([]),
  subscription: z.string(),
  description: z.string(),
  currency: z.string(),
  amount: z.number(),
  periodStart: z.number(),
  periodEnd: z.number(),
  attempts: z.number(),
  nextAttempt: z.number().nullable(),
  paidAt: z.number().nullable(),
});

export type Invoice = z.infer<typeof invoice>;

export const refund = z.object({
  ...made,
  payment: z.string(),
  amount: z.number(),
  currency: z.string(),
});

export type Refund = z.infer<typeof refund>;

export const subscription = z.object({
  id: z.string(),
  item: z.string(),
  created: z.number(),
  customer: z.string(),
  price: z.string(),
  status: z.enum(['active', 'past_due', 'canceled']),
  anchor: z.number(),
  periodStart: z.number(),
  periodEnd: z.number(),
  cancelAtPeriodEnd: z.boolean(),
  /** The portal names a date instead. */
  cancelAt: z.number().nullable().default(null),
  canceledAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  cancelReason: z.enum(['cancellation_requested', 'payment_failed']).nullable(),
  /** Overrides the customer's default card. */
  card: z.string().nullable(),
  latestInvoice: z.string().nullable(),
  metadata,
});

export type Subscription = z.infer<typeof subscription>;

export const card = z.object({
  ...made,
  customer: z.string(),
  name: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  /** Whether renewals can be charged to it. */
  renews: z.boolean(),
});

export type Card = z.infer<typeof card>;

export const checkoutSession = z.object({
  ...made,
  status: z.enum(['open', 'complete', 'expired']),
  customer: z.string(),
  clientReferenceId: z.string().nullable(),
  price: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.number(),
  subscription: z.string().nullable(),
  takesTaxId: z.boolean().default(false),
  metadata,
  subscriptionMetadata: metadata,
});

export type CheckoutSession = z.infer<typeof checkoutSession>;

export const portalSession = z.object({
  ...made,
  customer: z.string(),
  returnUrl: z.string(),
});

export type PortalSession = z.infer<typeof portalSession>;

export const event = z.object({
  ...made,
  type: z.string(),
  object: json,
  previous: json.optional(),
});

export type Event = z.infer<typeof event>;

/** Delivery of one event to the webhook. `nextAt` is wall-clock time in ms. */
export const delivery = z.object({
  id: z.string(),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'dropped', 'given up']),
  attempts: z.number(),
  nextAt: z.number(),
  answer: z.string().nullable(),
});

export type Delivery = z.infer<typeof delivery>;
