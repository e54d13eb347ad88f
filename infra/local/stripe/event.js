import { Stripe } from 'stripe';
import * as z from 'zod';
import { paging } from './parameters.ts';
import { call, pageOf } from './route.ts';
import { noSuch } from './stripe-error.ts';
const listed = z.strictObject({
  ...paging,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
});
export const eventRoutes = [
  call('GET', '/v1/events', listed, ({ type, types, ...page }, provider) => {
    const all = provider.ledger.events
      .all()
      .filter((one) => !type || one.type === type)
      .filter((one) => !types || types.includes(one.type));
    return pageOf('/v1/events', all, page, (one) => eventWire(one, provider));
  }),
  call('GET', '/v1/events/:id', z.strictObject({}), (_, provider, id) => {
    const found = provider.ledger.events.find(id);
    if (!found) throw noSuch('event', id);
    return eventWire(found, provider);
  }),
];
export function eventWire(one, { ledger }) {
  const isWaiting = ledger.deliveries
    .all()
    .some(({ event, state }) => event === one.id && state === 'waiting');
  return {
    id: one.id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: one.created,
    data: {
      object: one.object,
      ...(one.previous !== undefined && { previous_attributes: one.previous }),
    },
    livemode: false,
    pending_webhooks: isWaiting ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type: one.type,
  };
}
