import { WithCookies } from '@menuleaf/shared/server/http/serve.ts';
import { log } from '@menuleaf/shared/server/log/log.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { hashOf, canonicalEmail } from '../identity.ts';
import { rememberDevice } from '../known-device.ts';
import { resetPasswordMail } from './changed-password-mail.ts';
import { hashPassword } from './passwords.ts';
import { throttles } from '../throttles.ts';
import type { Handler } from '../context.ts';

/**
 * Only queues the request: the account is looked up when the mail is sent, so neither response nor timing reveals
 * whether it exists, and mail outages have no effect here.
 */
export const forgotPassword: Handler<'forgotPassword'> = async (
  { body },
  visitor,
  { store, clock, newId },
) => {
  const now = clock();
  await store.countTry('reset-address', visitor.address, throttles.resetAddress, now);
  await store.requestReset(hashOf(canonicalEmail(body.email)), newId(), now);
  return undefined;
};

const refuse = () =>
  new HttpError(422, 'This link has expired or was already used. Please request a new one.', {
    code: 'link_expired',
  });

/** A new password ends the link it came by, every other one, and every session and passkey. */
export const resetPassword: Handler<'resetPassword'> = async ({ body }, visitor, context) => {
  const { store, clock, sign } = context;
  const now = clock();
  await store.countTry('reset-use', visitor.address, throttles.resetAddress, now);
  const passwordHash = await hashPassword(body.password);
  const reset = await store.reset(hashOf(body.token), now);
  const user = reset && (await store.user(reset.user_id));
  log.appendKeys({ owner: user?.id });
  const password = user && (await store.password(user));
  if (!user || password?.revision !== reset.replaces) throw refuse();
  const mail = (passkeys: number) => resetPasswordMail(user, passkeys, context, now);
  if (!(await store.resetPassword(user, password, passwordHash, mail))) throw refuse();
  // Access to the owner's mail proves ownership: exhausting the account's attempts cannot lock them out.
  return new WithCookies(undefined, [await rememberDevice(sign, user.id, now)]);
};
