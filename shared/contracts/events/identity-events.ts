import * as z from '@menuleaf/shared/contracts/schema.ts';
import { mailPlace } from './mail-place.ts';
import { domainEvent } from './domain-event.ts';

/** Permanent: nothing more is created for the account. */
export const accountClosed = domainEvent({
  name: 'account-closed',
  version: 1,
  fields: z.object({ user_id: z.string() }),
});

export const identityMailQueued = domainEvent({
  name: 'identity-mail-queued',
  version: 1,
  fields: mailPlace,
});
