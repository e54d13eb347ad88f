import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import type { SendMail } from '@menuleaf/shared/server/mail/mail.ts';
import { hashOf, newSecret } from '../identity.ts';
import { throttles } from '../throttles.ts';
import type { Context } from '../context.ts';
import type { IdentityStore } from '../identity-store.ts';

/** Seconds a link is valid: an hour. */
const linkLifetime = 3600;

type Sending = Pick<Context, 'clock' | 'publicUrl'> & { store: IdentityStore; sendMail: SendMail };

/**
 * Whether another mail may go to this account. A stranger can use up the limit, but the owner still has a way in: links
 * already sent stay valid until another is sent.
 */
async function mayMail(emailHash: string, { store, clock }: Sending) {
  try {
    await store.countTry('reset-account', emailHash, throttles.resetAccount, clock());
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false;
    throw error;
  }
}

/** Mails a password reset link, if the account exists. */
export async function sendResetLink(emailHash: string, context: Sending) {
  const { store, clock, sendMail, publicUrl } = context;
  const owner = await store.contactByEmail(emailHash);
  if (!owner || !(await mayMail(emailHash, context))) return;
  const token = newSecret();
  await store.addReset(hashOf(token), {
    user_id: owner.id,
    replaces: owner.password_revision,
    expires_at: Math.floor(clock().getTime() / 1000) + linkLifetime,
  });
  await sendMail(
    mailTo(owner, 'Reset your Menuleaf password', {
      heading: 'Choose a new password',
      paragraphs: [
        'Someone asked to reset the password for your Menuleaf account. The link below works once, for one hour.',
        'If it wasn’t you, ignore this email and nothing will change.',
      ],
      action: { label: 'Choose a new password', url: `${publicUrl}/reset-password?token=${token}` },
    }),
  );
}
