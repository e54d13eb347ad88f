import { mailFunctions } from '@menuleaf/shared/server/mail/mail-functions.ts';
import { commonVariables } from '@menuleaf/shared/server/slice-definition.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
/** What this slice deploys: its calls, its other functions, what they may do, and what the customer loses without them. */
export const definition = {
  variables: (from) => ({
    ...commonVariables(from),
    MAIL_FROM: from.mailFrom,
  }),
  may: ['check-sessions', 'sign-tokens'],
  callsWrite: true,
  callsPerSecond: 100,
  customerLoses: 'Owners cannot sign in or register.',
  eventFunctions: mailFunctions(
    keys.identityMail,
    'Links for a new password and for a new e-mail do not arrive.',
  ),
  frontend: 'shell',
};
