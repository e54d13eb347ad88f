import { mailQueue } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import { mailer } from '@menuleaf/shared/server/mail/mailer.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from './environment.ts';
import { identityStore } from './identity-store.ts';
import { peopleStore } from './people/people-store.ts';
import { sendInvitation } from './people/send-invitation.ts';
import { queuedMessage } from './queued-message.ts';
import { sendResetLink } from './passwords/send-reset-link.ts';
import { sendVerificationLink } from './account/send-verification-link.ts';

/** Identity's mail queue, for the functions that send it. */
export function openMailQueue() {
  const env = environment.parse(process.env);
  const table = openTable(env.TABLE_NAME);
  const context = {
    store: { ...identityStore(table), ...peopleStore(table) },
    clock: () => new Date(),
    sendMail: mailer(env.MAIL_FROM),
    publicUrl: env.PUBLIC_URL,
  };
  return mailQueue(table, keys.identityMail, async (message) => {
    const queued = queuedMessage.parse(message);
    switch (queued.kind) {
      case 'password-reset':
        return sendResetLink(queued.email_hash, context);
      case 'email-verification':
        return sendVerificationLink(queued.user_id, context);
      case 'invitation':
        return sendInvitation(queued.account_id, queued.invitation_id, context);
      case 'mail':
        return context.sendMail(queued);
      default:
        return queued satisfies never;
    }
  });
}
