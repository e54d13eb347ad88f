import { renderEmail } from '@menuleaf/shared/server/mail/email-template.ts';
import type { SendMail } from '@menuleaf/shared/server/mail/mail.ts';
import { hashOf, newSecret } from './identity.ts';
import type { Context } from './context.ts';

/** Seconds that a link is good for: a week, since a restaurant's mail may be read on one day of it. */
const linkLifetime = 7 * 86_400;

type Sending = Pick<Context, 'store' | 'clock' | 'publicUrl'> & { sendMail: SendMail };

/** Mails a link that shows that the account's e-mail is its owner's, unless that is known already. */
export async function sendVerificationLink(
  userId: string,
  { store, clock, sendMail, publicUrl }: Sending,
) {
  const user = await store.user(userId);
  if (!user || user.email_verified) return;
  const token = newSecret();
  const expiresAt = Math.floor(clock().getTime() / 1000) + linkLifetime;
  await store.addVerification(hashOf(token), user.id, expiresAt);
  await sendMail({
    to: user.email,
    subject: 'Confirm your e-mail for Menuleaf',
    ...renderEmail({
      heading: 'Confirm your e-mail',
      paragraphs: [
        `Hello ${user.full_name},`,
        'confirm that this e-mail is yours, and your restaurants are listed on Menuleaf. Everything else works already. The link below is good for a week.',
        'If you have no account with us, ignore this mail.',
      ],
      action: { label: 'Confirm your e-mail', url: `${publicUrl}/verify-email?token=${token}` },
    }),
  });
}
