import type Stripe from 'stripe';
import * as z from 'zod';
import { getCustomer } from './customer.ts';
import { newId } from '../ids.ts';
import { call, type Route } from '../route.ts';
import type { Wire } from '../wire.ts';

const created = z.strictObject({
  customer: z.string(),
  return_url: z.string().regex(/^https?:\/\/.+/, 'Not a valid URL'),
});

export const portalSessionRoutes: Route[] = [
  call('POST', '/v1/billing_portal/sessions', created, (given, provider) => {
    const owner = getCustomer(provider, given.customer, 'customer');
    const session = provider.ledger.portalSessions.save({
      id: newId('bps'),
      created: provider.clock.now(),
      customer: owner.id,
      returnUrl: given.return_url,
    });
    const wire: Wire<Stripe.BillingPortal.Session> = {
      id: session.id,
      object: 'billing_portal.session',
      created: session.created,
      customer: session.customer,
      livemode: false,
      return_url: session.returnUrl,
      url: `${provider.origin}/portal/${session.id}`,
    };
    return wire;
  }),
];
