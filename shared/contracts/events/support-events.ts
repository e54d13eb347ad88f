import { mailPlace } from './mail-place.ts';
import { domainEvent } from './domain-event.ts';

export const supportMailQueued = domainEvent({
  name: 'support-mail-queued',
  version: 1,
  fields: mailPlace,
});
