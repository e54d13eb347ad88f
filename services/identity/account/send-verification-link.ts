import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import type { SendMail } from '@menuleaf/shared/server/mail/mail.ts';
import { hashOf, newSecret } from '../identity.ts';
import type { Context } from '../context.ts';
import type { IdentityStore } from '../identity-store.ts';

/** Seconds a link is valid: a week, since some restaurants read mail once a week. */
const linkLifetime = 7 * 86_400;

type Sending = Pick<Context, 'clock' | 'publicUrl'> & {
  store: Pick<IdentityStore, 'contact' | 'addVerification'>;
  sendMail: SendMail;
};

/**
 * Mails a link that verifies the account's email, unless it is verified already. Has none of the account's words: until
 * then the address may be someone else's.
 */
export async function sendVerificationLink(
  userId: string,
  { store, clock, sendMail, publicUrl }: Sending,
) {
  const owner = await store.contact(userId);
  if (!owner || owner.isVerified) return;
  const token = newSecret();
  await store.addVerification(hashOf(token), {
    user_id: owner.id,
    email_revision: owner.email_revision,
    expires_at: Math.floor(clock().getTime() / 1000) + linkLifetime,
  });
  await sendMail(
    mailTo({ email: owner.email }, 'Confirm your email for Menuleaf', {
      heading: 'Confirm your email',
      paragraphs: [
        'Confirm your email and your restaurants will be listed on Menuleaf. Everything else already works. The link below is good for a week.',
        'If you don’t have an account with us, ignore this email.',
      ],
      action: { label: 'Confirm your email', url: `${publicUrl}/verify-email?token=${token}` },
    }),
  );
}
