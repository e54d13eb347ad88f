import { mailQueue } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import { mailer } from '@menuleaf/shared/server/mail/mailer.ts';
import { mailSchema } from '@menuleaf/shared/server/mail/mail.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from './environment.ts';

/** Support's mail queue, for the functions that send it. */
export function openMailQueue() {
  const env = environment.parse(process.env);
  const sendMail = mailer(env.MAIL_FROM);
  return mailQueue(openTable(env.TABLE_NAME), keys.supportMail, (message) =>
    sendMail(mailSchema.parse(message)),
  );
}
