import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { WithCookies } from '@menuleaf/shared/http/handler.ts';
import { canonicalEmail, hashOf, userReply } from './identity.ts';
import { checkPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { throttles } from './throttles.ts';
import type { IdentityVerb } from './tools.ts';

/** An unknown account and a wrong password cost the same and answer the same. */
export const login: IdentityVerb<'login'> = async ({ body }, visitor, { store, clock, sign }) => {
  const now = clock();
  const emailHash = hashOf(canonicalEmail(body.username));
  await store.countTry('login-address', visitor.address, throttles.loginAddress, now);
  await store.countTry(
    'login-account',
    `${emailHash}#${visitor.address}`,
    throttles.loginAccount,
    now,
  );
  const user = await store.userByEmail(emailHash);
  const right = await checkPassword(body.password, user?.password_hash);
  if (!user || !right) throw new Refusal(401, 'Incorrect email or password');

  const session = await openSession(sign, user.id, body.remember_me, now);
  await store.addSession(user.id, session, now);
  const plan = await store.entitlement(user.id, now);
  return new WithCookies(
    {
      access_token: session.accessToken,
      token_type: 'bearer' as const,
      user: userReply(user, plan),
    },
    [session.cookie],
  );
};
