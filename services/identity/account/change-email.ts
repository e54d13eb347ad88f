import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { accountOf, userReply } from '../accounts.ts';
import { canonicalEmail, hashOf } from '../identity.ts';
import { userByPassword } from '../signed-in-user.ts';
import { throttles } from '../throttles.ts';
import type { IdentityHandler } from '../context.ts';

const confirmed = () => new HttpError(409, 'This email is confirmed and can’t be changed.');

/**
 * Corrects an email that nobody has confirmed: a mistyped one gets no link, and may be a stranger's. What was sent to
 * it before is worth nothing. Throws 409 once it is confirmed.
 */
export const changeEmail: IdentityHandler<'changeEmail'> = async (
  { body },
  owner,
  { store, clock, newId },
) => {
  const now = clock();
  const { user, password } = await userByPassword(owner, body.password, { store, now });
  await store.refundTry('password', owner.userId);
  if (user.email_verified) throw confirmed();
  await store.countTry('email-change', owner.userId, throttles.emailChange, now);
  await store.migratePassword(user, password);
  const email = { email: body.email, email_hash: hashOf(canonicalEmail(body.email)) };
  const outcome = await store.changeEmail(user, password, email, { id: newId(), now });
  if (outcome === 'taken') {
    throw new HttpError(409, 'Email already registered', { code: 'email_taken' });
  }
  if (outcome === 'changed meanwhile') throw confirmed();
  const plan = await store.entitlement(owner.accountId, now);
  return userReply({ ...user, ...email }, plan, accountOf(owner));
};
