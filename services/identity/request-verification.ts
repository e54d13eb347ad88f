import { signedInUser } from './signed-in-user.ts';
import { throttles } from './throttles.ts';
import type { IdentityVerb } from './tools.ts';

/** Sends the link once more. */
export const requestVerification: IdentityVerb<'requestVerification'> = async (
  _input,
  owner,
  { store, clock, newId },
) => {
  const now = clock();
  const user = await signedInUser(owner, { store });
  if (user.email_verified) return undefined;
  await store.countTry('verify-send', owner.userId, throttles.verification, now);
  await store.requestVerification(user.id, { id: newId(), now });
  return undefined;
};
