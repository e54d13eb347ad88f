import { commonVariables } from '@menuleaf/shared/server/slice-definition.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
/** What this slice deploys: its calls, its other functions, what they may do, and what the customer loses without them. */
export const definition = {
  variables: (from) => ({
    ...commonVariables(from),
    MAIL_FROM: from.mailFrom,
    STRIPE_SECRET_ID: from.stripeSecretArn,
  }),
  may: ['check-sessions', 'read-payment-secret'],
  callsWrite: true,
  callsPerSecond: 100,
  customerLoses: 'Owners cannot upgrade, and paid plans are not switched on.',
  eventFunctions: [
    {
      entry: 'notices',
      may: ['send-mail'],
      wakes: { onChangeOf: [keys.plan] },
      customerLoses: 'Owners are not told of an upgrade, a cancellation or a failed payment.',
      memoryMb: 512,
      timeoutSeconds: 30,
    },
    {
      entry: 'reconciliation',
      may: ['read-payment-secret'],
      wakes: { everyMinutes: 5 },
      customerLoses: 'A plan whose webhook was lost is not switched on, renewed or ended.',
      memoryMb: 512,
      timeoutSeconds: 240,
    },
    {
      entry: 'account-closed',
      may: ['read-payment-secret'],
      wakes: { onChangeOf: [keys.closedAccount] },
      customerLoses: 'Who closed their account goes on being charged.',
      memoryMb: 512,
      timeoutSeconds: 60,
    },
    {
      entry: 'late-closing',
      may: ['read-payment-secret'],
      wakes: { everyMinutes: 5 },
      customerLoses:
        'Who closed their account goes on being charged; what is charged meanwhile is given back.',
      memoryMb: 512,
      timeoutSeconds: 240,
    },
  ],
  frontend: 'billing',
};
