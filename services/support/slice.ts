import { supportMailQueued } from '@menuleaf/shared/contracts/events/support-events.ts';
import { mailFunctions } from '@menuleaf/shared/server/mail/mail-functions.ts';
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
    SUPPORT_MAIL: from.supportMail,
  }),
  may: ['check-sessions'],
  callsWrite: true,
  callsPerSecond: 50,
  callsAtOnce: 20,
  customerLoses: 'Messages to support are refused.',
  counts: ['DroppedMails'],
  eventFunctions: mailFunctions(
    supportMailQueued,
    'Messages are stored, but nobody is told of them.',
  ),
  frontend: 'support',
};
