import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import type { Context } from '../context.ts';
import type { QueuedMessage } from '../queued-message.ts';
import { timeInMail } from '../sign-ins/time-in-mail.ts';
import type { StoredUser } from '../stored-user.ts';

/** Transaction write for a new password: tells the person, who may not be the one that set it. */
export function changedPasswordMail(
  user: StoredUser,
  { newId, publicUrl }: Pick<Context, 'newId' | 'publicUrl'>,
  now: Date,
): WriteAction {
  const message: QueuedMessage = {
    kind: 'mail',
    ...mailTo(user, 'Your Menuleaf password was changed', {
      heading: 'Your password was changed',
      paragraphs: [
        `The password for your Menuleaf account was changed on ${timeInMail(now)}, and every other device was signed out.`,
        'If it was you, there is nothing to do. If it wasn’t, choose a new password now: that signs out whoever changed it.',
      ],
      action: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
    }),
  };
  return queueMail(keys.identityMail, newId(), message, now);
}
