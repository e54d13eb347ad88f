import { mailQueue } from '@menuleaf/shared/mail/mail-queue-store.ts';
import { mailer } from '@menuleaf/shared/mail/mailer.ts';
import { keys } from '@menuleaf/shared/table/keys.ts';
import { openTable } from '@menuleaf/shared/table/table.ts';
import { environment } from './environment.ts';
import { identityStore } from './identity-store.ts';
import { queuedMessage } from './queued-message.ts';
import { sendResetLink } from './send-reset-link.ts';
import { sendVerificationLink } from './send-verification-link.ts';

/** What identity has to mail, for the functions that send it. */
export function openMailQueue() {
  const env = environment.parse(process.env);
  const table = openTable(env.TABLE_NAME);
  const tools = {
    store: identityStore(table),
    clock: () => new Date(),
    sendMail: mailer(env.MAIL_FROM),
    publicUrl: env.PUBLIC_URL,
  };
  return mailQueue(table, keys.identityMail, async (message) => {
    const queued = queuedMessage.parse(message);
    switch (queued.kind) {
      case 'password-reset':
        return sendResetLink(queued.email_hash, tools);
      case 'email-verification':
        return sendVerificationLink(queued.user_id, tools);
      case 'mail':
        return tools.sendMail(queued);
      default:
        return queued satisfies never;
    }
  });
}
