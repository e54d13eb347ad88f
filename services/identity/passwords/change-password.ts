import { invalidField, HttpError } from '@menuleaf/shared/server/http-error.ts';
import { WithCookies } from '@menuleaf/shared/server/http/serve.ts';
import { accountOf, userReply } from '../accounts.ts';
import { changedPasswordMail } from './changed-password-mail.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from '../sessions.ts';
import { userByPassword } from '../signed-in-user.ts';
import type { Handler } from '../context.ts';

/** Ends every session; the response has a new one, which lasts as long as the caller's was meant to. */
export const changePassword: Handler<'changePassword'> = async ({ body }, owner, context) => {
  const { store, clock, sign } = context;
  const now = clock();
  const { user, password } = await userByPassword(
    owner,
    body.current_password,
    { store, now },
    () => invalidField('current_password', 'The current password is not right'),
  );
  const [remember] = await Promise.all([
    store.isRemembered(owner.userId, owner.sessionId),
    store.refundTry('password', owner.userId),
  ]);
  const [session, passwordHash, plan] = await Promise.all([
    openSession(sign, {
      userId: user.id,
      accountId: owner.accountId,
      remember,
      userAgent: owner.userAgent,
      now,
    }),
    hashPassword(body.new_password),
    store.entitlement(owner.accountId, now),
  ]);
  const mail = changedPasswordMail(user, context, now);
  const saved = await store.setPassword(user, password, passwordHash, { mail, session });
  if (!saved) throw new HttpError(409, 'The password was changed meanwhile. Please sign in again.');
  return new WithCookies(
    {
      access_token: session.accessToken,
      token_type: 'bearer' as const,
      user: userReply(user, plan, accountOf(owner)),
    },
    [session.cookie],
  );
};
