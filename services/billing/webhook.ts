import { receiveEvent } from './apply-event.ts';
import type { BillingVerb } from './tools.ts';

const received = { received: true as const };

/** An event of the provider, signed. A failure makes the provider send it again. */
export const webhook: BillingVerb<'webhook'> = async ({ body, headers }, _visitor, tools) => {
  const event = await tools.provider.event(body, headers['stripe-signature']);
  await receiveEvent(event, tools);
  return received;
};
