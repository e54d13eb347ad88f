import { canonicalEmail, hashOf } from '../identity.ts';
import { throttles } from '../throttles.ts';
import type { IdentityHandler } from '../context.ts';

/**
 * Only queues the request: the account is looked up when the mail is sent, so neither response nor timing reveals
 * whether it exists, and mail outages have no effect here.
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
