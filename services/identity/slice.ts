import { webhookStopped } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { identityMailQueued } from '@menuleaf/shared/contracts/events/identity-events.ts';
import { mailFunctions } from '@menuleaf/shared/server/mail/mail-functions.ts';
import {
  commonVariables,
  type SliceDefinition,
  type Variables,
} from '@menuleaf/shared/server/slice-definition.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { environment } from './environment.ts';

/** Not the user's row. */
const keysOfMail = [
  keys.identityMail,
  keys.email,
  keys.contactCard,
  keys.verifiedEmail,
  keys.passwordReset,
  keys.emailVerification,
  keys.invitation,
  keys.invitationLink,
  keys.identityThrottle,
];

/** This slice's deployment: its calls, other functions, permissions, and customer impact of failures. */
export const definition: SliceDefinition = {
  variables: (from): Variables<typeof environment> => ({
    ...commonVariables(from),
    MAIL_FROM: from.mailFrom,
    PASSWORDS_TABLE_NAME: from.passwordsTableName,
  }),
  may: ['check-sessions', 'sign-tokens', 'keep-passwords'],
  callsWrite: true,
  callsPerSecond: 100,
  callsAtOnce: 60,
  customerLoses: 'Owners cannot sign in or register.',
  counts: ['SignUps', 'DroppedMails'],
  eventFunctions: [
    ...mailFunctions(
      identityMailQueued,
      'Links for a new password and for a new email do not arrive.',
      { touches: keysOfMail },
    ),
    {
      entry: 'webhook-stopped',
      may: [],
      touches: [keys.identityMail, keys.contactCard, keys.verifiedEmail, keys.accountOwner],
      wakes: { onEvents: [webhookStopped] },
      customerLoses: 'Owners do not hear that a webhook of theirs was turned off.',
      timeoutSeconds: 10,
    },
  ],
  frontend: 'shell',
};
