import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import type { Context } from '../context.ts';
import type { QueuedMessage } from '../queued-message.ts';
import { timeInMail } from '../sign-ins/time-in-mail.ts';
import type { StoredUser } from '../stored-user.ts';

type Sending = Pick<Context, 'newId' | 'publicUrl'>;

/** Transaction write for a new password: tells the person, who may not be the one that set it. */
function passwordMail(
  user: StoredUser,
  happened: string,
  { newId, publicUrl }: Sending,
  now: Date,
) {
  const message: QueuedMessage = {
    kind: 'mail',
    ...mailTo(user, 'Your Menuleaf password was changed', {
      heading: 'Your password was changed',
      paragraphs: [
        happened,
        'If it was you, there is nothing to do. If it wasn’t, choose a new password now, by a link to this address: that signs out whoever changed it, and removes every passkey. Then look through your API keys: they keep working.',
      ],
      action: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
    }),
  };
  return queueMail(keys.identityMail, newId(), message, now);
}

/** For a change by who is signed in. */
export const changedPasswordMail = (user: StoredUser, sending: Sending, now: Date): WriteAction =>
  passwordMail(
    user,
    `The password for your Menuleaf account was changed on ${timeInMail(now)}, and every other device was signed out. Passkeys keep working.`,
    sending,
    now,
  );

/** For a new password by a mailed link, which removes the passkeys. */
export function resetPasswordMail(
  user: StoredUser,
  passkeys: number,
  sending: Sending,
  now: Date,
): WriteAction {
  const removed =
    passkeys === 0
      ? ''
      : ` ${passkeys === 1 ? 'Your passkey was' : `Your ${passkeys} passkeys were`} removed: add your own again on your account page.`;
  const happened = `The password for your Menuleaf account was changed on ${timeInMail(now)} by a link mailed to you, and every device was signed out.${removed}`;
  return passwordMail(user, happened, sending, now);
}
