import type { Visitor } from '@menuleaf/shared/server/http/caller.ts';
import { WithCookies } from '@menuleaf/shared/server/http/serve.ts';
import { HttpError } from '@menuleaf/shared/server/http/http-error.ts';
import { canonicalEmail, hashOf, userReply } from './identity.ts';
import type { StoredUser } from './identity-store.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { checkPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { throttles } from './throttles.ts';
import type { IdentityHandler, Context } from './context.ts';

/** Counts a try: of the device if the owner is known on it, else of the account and the address. */
async function countTry(
  user: StoredUser | undefined,
  emailHash: string,
  visitor: Visitor,
  { store, clock, readKey }: Context,
) {
  const now = clock();
  const device = await knownDevice(visitor, readKey);
  const isKnown = device !== undefined && device.userId === user?.id;
  const [scope, key, limit] = isKnown
    ? (['login-device', device.deviceId, throttles.loginDevice] as const)
    : (['login-account', emailHash, throttles.loginAccount] as const);
  if (!isKnown) {
    await store.countTry('login-address', visitor.address, throttles.loginAddress, now);
  }
  await store.countTry(scope, key, limit, now);
  return {
    isKnown,
    giveBack: async () => {
      await store.giveBackTry(scope, key);
      if (!isKnown) await store.giveBackTry('login-address', visitor.address);
    },
  };
}

/** An unknown account and a wrong password cost the same and answer the same. */
export const login: IdentityHandler<'login'> = async ({ body }, visitor, context) => {
  const { store, clock, sign } = context;
  const now = clock();
  const emailHash = hashOf(canonicalEmail(body.username));
  const user = await store.userByEmail(emailHash);
  const { isKnown, giveBack } = await countTry(user, emailHash, visitor, context);
  const right = await checkPassword(body.password, user?.password_hash);
  if (!user || !right)
    throw new HttpError(401, 'Incorrect email or password', { code: 'wrong_credentials' });

  const [session, device] = await Promise.all([
    openSession(sign, user.id, body.remember_me, now),
    isKnown ? undefined : rememberDevice(sign, user.id, now),
    giveBack(),
  ]);
  await store.addSession(user.id, session, now);
  const plan = await store.entitlement(user.id, now);
  return new WithCookies(
    {
      access_token: session.accessToken,
      token_type: 'bearer' as const,
      user: userReply(user, plan),
    },
    [session.cookie, ...(device === undefined ? [] : [device])],
  );
};
