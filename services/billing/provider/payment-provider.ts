import { plans } from '@menuleaf/shared/plans/plans.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { type CardOwner, chargeNewCard } from './charge-new-card.ts';
import { closeCustomer, expireCheckouts, endSubscription } from './close-customer.ts';
import { callProvider, isMissing, isInvalid, kindOf, once, unless } from './provider-errors.ts';
import { providerId } from './provider-id.ts';
import type { SecretReader } from './provider-secret.ts';
import type { Subscription } from '../subscription.ts';

/** Seconds a signature is valid (Stripe's default). */
const webhookTolerance = 300;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** What is used of an event: that it happened, and for whom. */
const eventSchema = z.object({
  id: providerId,
  type: z.string(),
  /** Epoch seconds. */
  created: z._default(z.number(), 0),
  data: z.object({ object: z.unknown(), previous_attributes: z.optional(z.unknown()) }),
});
export type ProviderEvent = z.infer<typeof eventSchema>;

/** The events that can change a plan, or the card for it. */
const eventTypes = [
  'checkout.session.completed',
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
];

/** The id of the one price of Pro, made with its product by the first checkout that asks for it. */
async function priceOfPro({ prices }: Stripe): Promise<string> {
  const { name, monthlyCents } = plans.pro;
  const lookup_key = `menuleaf-pro-usd-${monthlyCents}-monthly`;
  const { data } = await prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 });
  const [found] = data;
  if (found) return found.id;
  const price = {
    currency: 'usd',
    unit_amount: monthlyCents,
    recurring: { interval: 'month' as const },
    product_data: { name: `Menuleaf ${name}` },
    lookup_key,
    // One that the operator has archived may have it still.
    transfer_lookup_key: true,
  };
  const made = await once(`price-${lookup_key}`, (options) => prices.create(price, options));
  return made.id;
}

type Subscriber = { userId: string; email: string; name: string; formerCustomer?: string };

/** The product's interface to the payment provider. Every call throws 503 if it is down. */
export function paymentProvider(
  secret: SecretReader,
  { apiUrl, publicUrl }: { apiUrl: string | undefined; publicUrl: string },
) {
  const stripe = lazy(async () => {
    const { connectProvider } = await import('./connect-provider.ts');
    return connectProvider(secret, apiUrl);
  });

  return {
    async openCustomer({ userId, email, name, formerCustomer = '' }: Subscriber): Promise<string> {
      const client = await stripe();
      const about = { email, name, metadata: { user_id: userId } };
      // The provider rejects a key reused with other parameters, such as a new name.
      const key = `customer-${userId}-${digest(`${email} ${name}${formerCustomer}`)}`;
      const customer = await callProvider(() =>
        once(key, (options) => client.customers.create(about, options)),
      );
      return customer.id;
    },

    /** The user id that `openCustomer` stored on it, and where receipts go; undefined if there is no such customer. */
    async customer(id: string): Promise<{ userId?: string; email: string | null } | undefined> {
      const client = await stripe();
      const customer = await unless(isMissing, () => client.customers.retrieve(id));
      if (!customer || customer.deleted) return undefined;
      const { user_id: userId } = customer.metadata;
      return { ...(userId !== undefined && { userId }), email: customer.email };
    },

    async mailTo(customerId: string, email: string) {
      const client = await stripe();
      await callProvider(() => client.customers.update(customerId, { email }));
    },

    /** Undefined if the provider has no such customer: one of its test mode, to the live key. */
    async subscriptions(customerId: string): Promise<Subscription[] | undefined> {
      const client = await stripe();
      const page = await unless(isMissing, () =>
        client.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
      );
      return page?.data;
    },

    async chargeNewCard(customerId: string, owner: CardOwner) {
      await chargeNewCard(await stripe(), customerId, owner);
    },

    /**
     * Idempotent per attempt: one session, returned as it was created. `other request` if the attempt had other
     * parameters, such as another price; `no customer` if the provider has deleted this one.
     */
    async openCheckout(
      userId: string,
      customerId: string,
      attempt: string,
    ): Promise<Stripe.Checkout.Session | 'other request' | 'no customer'> {
      const client = await stripe();
      const metadata = { user_id: userId };
      const price = await callProvider(() => priceOfPro(client));
      // A stale customer id does not use up the new customer's key.
      const key = `checkout-${userId}-${customerId}-${attempt}`;
      const request = (options: Stripe.RequestOptions) =>
        client.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: userId,
            line_items: [{ price, quantity: 1 }],
            // By default the provider's settings add bank debits, which take days, and other currencies.
            allowed_payment_method_types: ['card'],
            adaptive_pricing: { enabled: false },
            metadata,
            subscription_data: { metadata },
            // A business has its name, address and tax ID on the invoices.
            tax_id_collection: { enabled: true },
            customer_update: { name: 'auto', address: 'auto' },
            success_url: `${publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
            cancel_url: `${publicUrl}/pricing`,
          },
          options,
        );
      try {
        return await callProvider(() => once(key, request));
      } catch (error) {
        if (kindOf(error) === 'StripeIdempotencyError') return 'other request';
        if (isMissing(error) && error.param === 'customer') return 'no customer';
        throw error;
      }
    },

    async expireCheckouts(customerId: string) {
      await expireCheckouts(await stripe(), customerId);
    },

    /** A checkout session; undefined if not found. */
    async checkout(sessionId: string): Promise<Stripe.Checkout.Session | undefined> {
      const client = await stripe();
      return unless(isInvalid, () => client.checkout.sessions.retrieve(sessionId));
    },

    async cancelAtPeriodEnd(subscriptionId: string, cancel: boolean) {
      const client = await stripe();
      const { cancel_at } = await callProvider(() =>
        client.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel }),
      );
      // A cancellation on the provider's page is a date of its own.
      if (cancel || cancel_at === null) return;
      await callProvider(() => client.subscriptions.update(subscriptionId, { cancel_at: '' }));
    },

    async cancelNow(subscriptionId: string) {
      await endSubscription(await stripe(), subscriptionId);
    },

    /** All customers created for an owner, even by an interrupted call, except deleted ones. */
    async customersOf(userId: string, email: string): Promise<string[]> {
      const client = await stripe();
      const page = await callProvider(() => client.customers.list({ email, limit: 100 }));
      return page.data.filter(({ metadata }) => metadata.user_id === userId).map(({ id }) => id);
    },

    async closeCustomer(customerId: string, closedAt: Date) {
      await closeCustomer(await stripe(), customerId, closedAt);
    },

    /** Up to 100 events after this one, oldest first; without one, all that the provider still has. */
    async eventsAfter(eventId: string | null): Promise<ProviderEvent[]> {
      const client = await stripe();
      const page = { types: eventTypes, limit: 100 };
      const all = () => client.events.list(page).autoPagingToArray({ limit: 10_000 });
      if (eventId === null) return (await callProvider(all)).toReversed();
      const after = await unless(isInvalid, () =>
        client.events.list({ ...page, ending_before: eventId }),
      );
      // Undefined: older than the provider's history.
      return (after?.data ?? (await callProvider(all))).toReversed();
    },

    /** Undefined if the provider no longer has it: it keeps events for 30 days. */
    async eventById(id: string): Promise<ProviderEvent | undefined> {
      const client = await stripe();
      return unless(isMissing, () => client.events.retrieve(id));
    },

    /** The provider's portal for invoices and cards; undefined if it deleted the customer. */
    async portalUrl(customerId: string): Promise<string | undefined> {
      const client = await stripe();
      const request = { customer: customerId, return_url: `${publicUrl}/pricing` };
      return (await unless(isMissing, () => client.billingPortal.sessions.create(request)))?.url;
    },

    /** A webhook's event, if its signature over the raw body is valid and recent. Throws 400. */
    async event(rawBody: string, signature: string): Promise<ProviderEvent> {
      const client = await stripe();
      const { webhook_secret } = await secret.current();
      const signed: unknown = await client.webhooks
        .constructEventAsync(rawBody, signature, webhook_secret, webhookTolerance)
        .catch(() => {
          throw new HttpError(400, 'The signature is not right', { code: 'signature_invalid' });
        });
      const event = eventSchema.safeParse(signed);
      if (!event.success) throw new HttpError(400, 'This is no event');
      return event.data;
    },
  };
}

export type PaymentProvider = ReturnType<typeof paymentProvider>;
