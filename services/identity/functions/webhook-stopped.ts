import { webhookStopped } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import { eventHandler, on } from '@menuleaf/shared/server/events/event-handler.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from '../environment.ts';
import { identityStore } from '../identity-store.ts';

const env = environment.parse(process.env);
const store = identityStore(openTable(env.TABLE_NAME));

const reasonOf = (host: string, isGone: boolean) =>
  isGone
    ? `The server of ${host} says that this address is gone for good (410), so we stopped sending.`
    : `Nothing we sent to ${host} got through for three days, so we stopped sending.`;

const stoppedMail = (owner: { email: string; full_name: string }, reason: string) =>
  mailTo(owner, 'Your Menuleaf webhook was turned off', {
    heading: 'A webhook was turned off',
    paragraphs: [
      reason,
      'Look at the last deliveries to see what its server answered. Once it works, turn the webhook on again.',
    ],
    action: { label: 'See your webhooks', url: `${env.PUBLIC_URL}/dashboard/developers` },
  });

/** Mails an owner that their webhook was disabled. */
export const handler = eventHandler(
  on(webhookStopped, async ({ owner_id, webhook_id, stopped_at, host, is_gone = false }) => {
    const contact = await store.contact(await store.ownerOf(owner_id));
    if (!contact) return;
    // Queued under the stop's time: duplicate events make one mail while it is queued.
    const mail = stoppedMail(contact, reasonOf(host, is_gone));
    await store.queueNotice({ id: webhook_id, ...mail }, new Date(stopped_at));
  }),
);
