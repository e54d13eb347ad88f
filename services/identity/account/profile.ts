import { accountOf, userReply } from '../accounts.ts';
import type { Handler } from '../context.ts';
import { signedInUser, userByPassword } from '../signed-in-user.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { canonicalEmail, hashOf } from '../identity.ts';
import { throttles } from '../throttles.ts';

export const me: Handler<'me'> = async (_input, owner, { store, clock }) => {
  const now = clock();
  const [user, plan] = await Promise.all([
    signedInUser(owner, { store }),
    store.entitlement(owner.accountId, now),
    // The app calls this on every start.
    store.recordUse(owner.userId, owner.sessionId, now),
  ]);
  return userReply(user, plan, accountOf(owner));
};

export const updateProfile: Handler<'updateProfile'> = async (
  { body },
  owner,
  { store, clock },
) => {
  const user = await signedInUser(owner, { store });
  const { full_name } = body;
  if (full_name !== undefined) await store.rename(user, full_name);
  const plan = await store.entitlement(owner.accountId, clock());
  return userReply({ ...user, full_name: full_name ?? user.full_name }, plan, accountOf(owner));
};

const confirmed = () => new HttpError(409, 'This email is confirmed and can’t be changed.');

/**
 * Corrects an email that nobody has confirmed: a mistyped one gets no link, and may be a stranger's. What was sent to
 * it before is worth nothing. Throws 409 once it is confirmed.
 */
export const changeEmail: Handler<'changeEmail'> = async (
  { body },
  owner,
  { store, clock, newId },
) => {
  const now = clock();
  const { user, password } = await userByPassword(owner, body.password, { store, now });
  await store.refundTry('password', owner.userId);
  if (user.email_verified) throw confirmed();
  await store.countTry('email-change', owner.userId, throttles.emailChange, now);
  const email = { email: body.email, email_hash: hashOf(canonicalEmail(body.email)) };
  const outcome = await store.changeEmail(user, password, email, { id: newId(), now });
  if (outcome === 'taken') {
    throw new HttpError(409, 'Email already registered', { code: 'email_taken' });
  }
  if (outcome === 'changed meanwhile') throw confirmed();
  const plan = await store.entitlement(owner.accountId, now);
  return userReply({ ...user, ...email }, plan, accountOf(owner));
};
