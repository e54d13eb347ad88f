import { mailFunctions } from '@menuleaf/shared/server/mail/mail-functions.ts';
import { commonVariables } from '@menuleaf/shared/server/slice-definition.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
/** What this slice deploys: its calls, its other functions, what they may do, and what the customer loses without them. */
export const definition = {
  variables: (from) => ({
    ...commonVariables(from),
    MAIL_FROM: from.mailFrom,
    SUPPORT_MAIL: from.supportMail,
  }),
  may: ['check-sessions'],
  callsWrite: true,
  callsPerSecond: 50,
  customerLoses: 'Messages to support are refused.',
  eventFunctions: mailFunctions(
    keys.supportMail,
    'Messages are stored, but nobody is told of them.',
  ),
  frontend: 'support',
};
