import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { hashOf } from '../identity.ts';
import { throttles } from '../throttles.ts';
import type { Handler } from '../context.ts';
import { signedInUser } from '../signed-in-user.ts';

/** Resends the link. */
export const requestVerification: Handler<'requestVerification'> = async (
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

const refuse = () =>
  new HttpError(422, 'This link has expired. Sign in and ask for a new one on your account page.', {
    code: 'link_expired',
  });

/** A link can be used repeatedly: mail programs prefetch, and people click twice. */
export const verifyEmail: Handler<'verifyEmail'> = async ({ body }, visitor, { store, clock }) => {
  const now = clock();
  await store.countTry('verify-use', visitor.address, throttles.verificationAddress, now);
  const link = await store.verification(hashOf(body.token), now);
  if (!link || !(await store.setVerified(link))) throw refuse();
  return undefined;
};
