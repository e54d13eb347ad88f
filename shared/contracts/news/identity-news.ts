import * as z from '@menuleaf/shared/contracts/schema.ts';
import { mailPlace } from './mail-place.ts';
import { news } from './news.ts';

/** For good: nothing is made for the account any more. */
export const accountClosed = news({
  name: 'account-closed',
  version: 1,
  fields: z.object({ user_id: z.string() }),
});

export const identityMailQueued = news({
  name: 'identity-mail-queued',
  version: 1,
  fields: mailPlace,
});
