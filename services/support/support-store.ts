import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { countTry, type Limit } from '@menuleaf/shared/server/table/throttle-store.ts';

export type ContactMessage = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  inquiry_type: string;
  created_at: string;
};

/** Seconds a message is kept: two years (privacy policy, retention). */
const retention = 2 * 365 * 86_400;

/** This service's DynamoDB access. */
export function supportStore(table: Table) {
  return {
    /** Stores the message with the mails it triggers. */
    async add(message: ContactMessage, mails: Mail[]) {
      const created = new Date(message.created_at);
      const Item = {
        ...message,
        pk: keys.contactMessage.pk(message.created_at.slice(0, 10)),
        sk: keys.contactMessage.sk(message.created_at, message.id),
        expires_at: Math.floor(created.getTime() / 1000) + retention,
      };
      const queued = mails.map((mail, at) =>
        queueMail(keys.supportMail, `${message.id}#${at}`, mail, created),
      );
      await table.transact([{ Put: { Item } }, ...queued]);
    },

    countTry: (scope: string, key: string, limit: Limit, now: Date) =>
      countTry(table, rowKey(keys.supportThrottle)(scope, key), limit, now),
  };
}

export type SupportStore = ReturnType<typeof supportStore>;
