import { id } from '@menuleaf/shared/contracts/fields/reply-fields.ts';
import { countBusiness } from '@menuleaf/shared/server/log/count-business.ts';
import * as z from 'zod/mini';
import { mailToOwner } from './mail-to-owner.ts';
import type { ProviderEvent } from './provider/payment-provider.ts';
import { providerId } from './provider/provider-id.ts';
import { syncPlan, type Syncing } from './sync-plan.ts';
import type { Context } from './context.ts';

export type EventContext = Syncing & {
  provider: Pick<Context['provider'], 'customer' | 'mailTo' | 'chargeNewCard'>;
};

const aboutCustomer = z.object({
  id: providerId,
  /** Absent on the customer itself. */
  customer: z.optional(providerId),
  metadata: z.nullish(z.object({ user_id: z.optional(id) })),
});

const card = z.object({ default_payment_method: z.nullable(z.string()) });
/** Who chose another card, by what was before. */
const cardOwner = z.union([
  z.pipe(
    z.object({ invoice_settings: card }),
    z.transform(() => 'customer' as const),
  ),
  z.pipe(
    card,
    z.transform(() => 'subscription' as const),
  ),
]);

/**
 * Treats an event as a hint that something changed, and fetches the provider's current state. The event is marked only
 * after storing, so failures are redelivered.
 */
export async function applyEvent(event: ProviderEvent, context: EventContext): Promise<void> {
  const { store, provider, clock } = context;
  const subject = aboutCustomer.safeParse(event.data.object).data;
  // A customer deleted at the provider no longer names its user; its subscriptions still do.
  const customer = subject?.customer ?? subject?.id;
  const known = customer === undefined ? undefined : await provider.customer(customer);
  const userId = known?.userId ?? subject?.metadata?.user_id;
  if (subject && customer !== undefined && userId !== undefined) {
    if (known) await mailToOwner(userId, customer, context, known);
    const owner = cardOwner.safeParse(event.data.previous_attributes).data;
    if (owner) await provider.chargeNewCard(customer, owner);
    const isPaid = event.type === 'checkout.session.completed';
    await syncPlan(userId, context, isPaid ? subject.id : undefined);
  }
  await store.rememberEvent(event.id, clock());
  if (event.type === 'invoice.paid') await countBusiness('Payments');
}

/** The same, skipping known events. */
export async function receiveEvent(event: ProviderEvent, context: EventContext): Promise<void> {
  if (!(await context.store.knowsEvent(event.id))) await applyEvent(event, context);
}
