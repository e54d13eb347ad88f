import { planChanged } from '@menuleaf/shared/contracts/events/billing-events.ts';
import { accountClosed } from '@menuleaf/shared/contracts/events/identity-events.ts';
import {
  commonVariables,
  type SliceDefinition,
  type Variables,
} from '@menuleaf/shared/server/slice-definition.ts';
import type { environment } from './environment.ts';

/** This slice's deployment: its calls, other functions, permissions, and customer impact of failures. */
export const definition: SliceDefinition = {
  variables: (from): Variables<typeof environment> => ({
    ...commonVariables(from),
    MAIL_FROM: from.mailFrom,
    STRIPE_SECRET_ID: from.stripeSecretArn,
  }),
  may: ['check-sessions', 'read-payment-secret'],
  callsWrite: true,
  callsPerSecond: 100,
  callsAtOnce: 40,
  customerLoses: 'Owners cannot upgrade, and paid plans are not switched on.',
  counts: ['Payments'],
  eventFunctions: [
    {
      entry: 'notices',
      may: ['send-mail'],
      wakes: { onEvents: [planChanged] },
      customerLoses: 'Owners are not told of an upgrade, a cancellation or a failed payment.',
      timeoutSeconds: 30,
    },
    {
      entry: 'reconciliation',
      may: ['read-payment-secret'],
      wakes: { everyMinutes: 5 },
      customerLoses: 'A plan whose webhook was lost is not switched on, renewed or ended.',
      timeoutSeconds: 240,
    },
    {
      entry: 'account-closed',
      may: ['read-payment-secret'],
      wakes: { onEvents: [accountClosed] },
      customerLoses: 'Who closed their account goes on being charged.',
      timeoutSeconds: 60,
    },
    {
      entry: 'retry-closing',
      may: ['read-payment-secret'],
      wakes: { everyMinutes: 5 },
      customerLoses:
        'Who closed their account goes on being charged; what is charged meanwhile is given back.',
      timeoutSeconds: 240,
    },
  ],
  frontend: 'billing',
};
