import { identityMailQueued } from '@menuleaf/shared/contracts/news/identity-news.ts';
import type { MailPlace } from '@menuleaf/shared/contracts/news/mail-place.ts';
import { supportMailQueued } from '@menuleaf/shared/contracts/news/support-news.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Change } from './change.ts';
import { tell, type Telling } from './tell.ts';

function placeIn(key: { leadingKey: string }, { name, pk, sk }: Change): MailPlace | undefined {
  const day = idAfter(key.leadingKey, pk);
  const [, queued_at, id] = /^([^#]+)#(.+)$/.exec(sk) ?? [];
  if (name !== 'INSERT' || day === undefined || !queued_at || !id) return undefined;
  return { day, queued_at, id };
}

export function mailNews(change: Change): Telling[] {
  const ofIdentity = placeIn(keys.identityMail, change);
  const ofSupport = placeIn(keys.supportMail, change);
  return [
    ...(ofIdentity ? [tell(identityMailQueued, ofIdentity)] : []),
    ...(ofSupport ? [tell(supportMailQueued, ofSupport)] : []),
  ];
}
