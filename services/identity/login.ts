import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { log } from '@menuleaf/shared/server/log/log.ts';
import type { Visitor } from '@menuleaf/shared/server/caller.ts';
import { canonicalEmail, hashOf } from './identity.ts';
import type { StoredUser } from './stored-user.ts';
import { knownDevice } from './known-device.ts';
import { checkPassword } from './passwords/passwords.ts';
import { signInAs } from './sign-in-as.ts';
import { throttles } from './throttles.ts';
import type { Handler, Context } from './context.ts';

/** What an attempt counts against: a device known to the owner, else the account and address. */
async function triesOf(
  user: StoredUser | undefined,
  emailHash: string,
  visitor: Visitor,
  { readKey }: Context,
) {
  const device = await knownDevice(visitor, readKey);
  const isKnown = device !== undefined && device.userId === user?.id;
  return isKnown
    ? [{ scope: 'login-device', key: device.deviceId, limit: throttles.loginDevice }]
    : [
        { scope: 'login-address', key: visitor.address, limit: throttles.loginAddress },
        { scope: 'login-account', key: emailHash, limit: throttles.loginAccount },
      ];
}

const wrongCredentials = () =>
  new HttpError(401, 'Incorrect email or password', { code: 'wrong_credentials' });

/** Unknown accounts and wrong passwords look and cost the same. */
export const login: Handler<'login'> = async ({ body }, visitor, context) => {
  const { store, clock } = context;
  const now = clock();
  const emailHash = hashOf(canonicalEmail(body.username));
  const { user, password, removed, plan } = await store.account(emailHash, now);
  // Logs the account on every attempt, whatever the outcome.
  log.appendKeys({ owner: user?.id });
  const tries = await triesOf(user, emailHash, visitor, context);
  await store.countTries(tries, now);
  const right = await checkPassword(body.password, password?.password_hash);
  if (!user || !password || !right) throw wrongCredentials();

  const still = store.stillTheirs(user, password);
  const meanwhile = { still, plan, removed, tries, remember: body.remember_me, now };
  const signedIn = await signInAs(user, visitor, context, meanwhile);
  if (!signedIn) throw wrongCredentials();
  return signedIn;
};
