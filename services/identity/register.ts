import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { countBusiness } from '@menuleaf/shared/server/log/count-business.ts';
import { log } from '@menuleaf/shared/server/log/log.ts';
import { WithCookies } from '@menuleaf/shared/server/http/serve.ts';
import { accountPlanOf } from '@menuleaf/shared/server/table/stored-plan.ts';
import { ownAccount, userReply } from './accounts.ts';
import { canonicalEmail, hashOf } from './identity.ts';
import { rememberDevice } from './known-device.ts';
import { hashPassword } from './passwords/passwords.ts';
import { openSession } from './sessions.ts';
import { throttles } from './throttles.ts';
import type { Handler } from './context.ts';

/** Signs both tokens first, so that no account is created without a session. */
export const register: Handler<'register'> = async (
  { body },
  visitor,
  { store, clock, newId, sign },
) => {
  const now = clock();
  await store.countTry('register', visitor.address, throttles.registerAddress, now);
  const user = {
    id: newId(),
    email: body.email,
    email_hash: hashOf(canonicalEmail(body.email)),
    full_name: body.full_name,
    email_verified: false,
    created_at: now.toISOString(),
  };
  const passwordHash = await hashPassword(body.password);
  const [session, device] = await Promise.all([
    openSession(sign, {
      userId: user.id,
      accountId: user.id,
      remember: false,
      userAgent: visitor.userAgent,
      now,
    }),
    rememberDevice(sign, user.id, now),
  ]);
  const free = await store.register(user, passwordHash, session, { id: newId(), now });
  if (!free) throw new HttpError(409, 'Email already registered', { code: 'email_taken' });
  log.appendKeys({ owner: user.id });
  await countBusiness('SignUps');
  return new WithCookies(
    {
      access_token: session.accessToken,
      token_type: 'bearer' as const,
      user: userReply(
        { ...user, member_of: new Set() },
        accountPlanOf(undefined, now),
        ownAccount(user.id),
      ),
    },
    [session.cookie, device],
  );
};
