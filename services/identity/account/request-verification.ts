import { signedInUser } from '../signed-in-user.ts';
import { throttles } from '../throttles.ts';
import type { IdentityHandler } from '../context.ts';

/** Resends the link. */
export const requestVerification: IdentityHandler<'requestVerification'> = async (
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
