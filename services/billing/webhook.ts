import { receiveEvent } from './receive-event.ts';
import type { BillingHandler } from './context.ts';

const received = { received: true as const };

/** An event of the provider, signed. A failure makes the provider send it again. */
export const webhook: BillingHandler<'webhook'> = async ({ body, headers }, _visitor, context) => {
  const event = await context.provider.event(body, headers['stripe-signature']);
  await receiveEvent(event, context);
  return received;
};
