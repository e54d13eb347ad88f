import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import type { QueuedMessage } from '../queued-message.ts';
import type { OpenSession } from '../sign-in-store.ts';
import type { StoredUser } from '../stored-user.ts';
import { deviceName } from './device-name.ts';
import { timeInMail } from './time-in-mail.ts';

/** Transaction write for signing in on a new device: notifies the person by mail. */
export function newDeviceMail(user: StoredUser, session: OpenSession, id: string): WriteAction {
  const message: QueuedMessage = {
    kind: 'mail',
    ...mailTo(user, 'A new sign-in to Menuleaf', {
      heading: 'A new sign-in',
      paragraphs: [
        `Your Menuleaf account was just signed in to on a device that we did not know: ${deviceName(session.userAgent)}, ${timeInMail(session.openedAt)}.`,
        'If it was you, there is nothing to do. If it wasn’t, change your password: that signs out every device.',
      ],
    }),
  };
  return queueMail(keys.identityMail, id, message, session.openedAt);
}
