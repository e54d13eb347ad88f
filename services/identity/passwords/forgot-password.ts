import { canonicalEmail, hashOf } from '../identity.ts';
import { throttles } from '../throttles.ts';
import type { IdentityHandler } from '../context.ts';

/**
 * Notes the wish and nothing else: whether there is such an account is looked up when the mail is written, so neither
 * the answer nor its time can tell, and no outage of the mail is felt here.
 */
export const forgotPassword: IdentityHandler<'forgotPassword'> = async (
  { body },
  visitor,
  { store, clock, newId },
) => {
  const now = clock();
  await store.countTry('reset-address', visitor.address, throttles.resetAddress, now);
  await store.requestReset(hashOf(canonicalEmail(body.email)), newId(), now);
  return undefined;
};
