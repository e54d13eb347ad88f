import { writeLetter } from '@menuleaf/shared/mail/letter.ts';
import { canonicalEmail, hashOf, newSecret } from './identity.ts';
import { throttles } from './throttles.ts';
import type { IdentityVerb } from './tools.ts';

/** Seconds that a link is good for (PRODUCT: one hour). */
const linkLifetime = 3600;

/** Answers the same whether there is such an account or not. */
export const forgotPassword: IdentityVerb<'forgotPassword'> = async (
  { body },
  visitor,
  { store, clock, sendMail, publicUrl },
) => {
  const now = clock();
  const emailHash = hashOf(canonicalEmail(body.email));
  await store.countTry('reset-address', visitor.address, throttles.resetAddress, now);
  await store.countTry('reset-account', emailHash, throttles.resetAccount, now);
  const user = await store.userByEmail(emailHash);
  if (!user) return undefined;

  const token = newSecret();
  const expiresAt = Math.floor(now.getTime() / 1000) + linkLifetime;
  await store.addReset(hashOf(token), user.id, expiresAt);
  await sendMail({
    to: user.email,
    subject: 'Reset your Menuleaf password',
    ...writeLetter({
      heading: 'Choose a new password',
      paragraphs: [
        `Hello ${user.full_name},`,
        'you, or somebody else, asked for a new password for your Menuleaf account. The link below works once, for one hour.',
        'If it was not you, ignore this mail: nothing changes.',
      ],
      action: { label: 'Choose a new password', url: `${publicUrl}/reset-password?token=${token}` },
    }),
  });
  return undefined;
};
