import { Stripe } from 'stripe';
import * as z from 'zod';
import { paging } from './parameters.ts';
import type { Event } from './records.ts';
import { call, pageOf, type Route } from './route.ts';

const listed = z.strictObject({ ...paging, types: z.array(z.string()).max(20).optional() });

export const eventRoutes: Route[] = [
  call('GET', '/v1/events', listed, ({ types, ...page }, provider) => {
    const all = provider.ledger.events.all().filter((one) => !types || types.includes(one.type));
    return pageOf('/v1/events', all, page, eventWire);
  }),
];

export function eventWire(one: Event): object {
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
    type: one.type,
  };
}
