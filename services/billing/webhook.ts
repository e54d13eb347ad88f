import { receiveEvent } from './receive-event.ts';
import type { BillingHandler } from './context.ts';

const received = { received: true as const };

/** A signed event from the provider. On failure the provider redelivers it. */
export const webhook: BillingHandler<'webhook'> = async ({ body, headers }, _visitor, context) => {
  const event = await context.provider.event(body, headers['stripe-signature']);
  await receiveEvent(event, context);
  return received;
};
