import { identityMailQueued } from '@menuleaf/shared/contracts/events/identity-events.ts';
import type { MailPlace } from '@menuleaf/shared/contracts/events/mail-place.ts';
import { supportMailQueued } from '@menuleaf/shared/contracts/events/support-events.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Change } from './change.ts';
import { busEntry, type BusEntry } from './bus-entry.ts';

function placeIn(key: { leadingKey: string }, { name, pk, sk }: Change): MailPlace | undefined {
  const day = idAfter(key.leadingKey, pk);
  const [, queued_at, id] = /^([^#]+)#(.+)$/.exec(sk) ?? [];
  if (name !== 'INSERT' || day === undefined || !queued_at || !id) return undefined;
  return { day, queued_at, id };
}

export function mailEvents(change: Change): BusEntry[] {
  const ofIdentity = placeIn(keys.identityMail, change);
  const ofSupport = placeIn(keys.supportMail, change);
  return [
    ...(ofIdentity ? [busEntry(identityMailQueued, ofIdentity)] : []),
    ...(ofSupport ? [busEntry(supportMailQueued, ofSupport)] : []),
  ];
}
