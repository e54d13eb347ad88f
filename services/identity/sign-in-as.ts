import { WithCookies } from '@menuleaf/shared/server/http/serve.ts';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import type { Visitor } from '@menuleaf/shared/server/caller.ts';
import type { Entitlement } from '@menuleaf/shared/plans/entitlement.ts';
import { userReply } from './accounts.ts';
import type { Context } from './context.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { landingAccount } from './account/landing-account.ts';
import { openSession } from './sessions.ts';
import type { Trying } from './sign-in-store.ts';
import type { StoredUser } from './stored-user.ts';

/** Loaded by the first sign-in on a new device. */
const loadMail = lazy(() => import('./sign-ins/new-device-mail.ts'));

type Meanwhile = {
  /** Of the person's own account. */
  plan: Entitlement;
  /** Sessions that are over. */
  ended: readonly string[];
  /** Tries that turned out to be the person's own. */
  tries: readonly Trying[];
  remember: boolean;
  now: Date;
};

/**
 * Opens a session for who has shown who they are, in the account that they were in last. A device that is new is known from
 * here on, and told of by mail. Undefined where the person's account went meanwhile.
 */
export async function signInAs(
  user: StoredUser,
  visitor: Visitor,
  context: Context,
  { plan: ownPlan, ended, tries, remember, now }: Meanwhile,
) {
  const { store, sign, newId, readKey } = context;
  const isKnown = (await knownDevice(visitor, readKey))?.userId === user.id;
  const { account, plan } = await landingAccount(user, ownPlan, now, context);
  const { userAgent } = visitor;
  const opening = { userId: user.id, accountId: account.accountId, remember, userAgent, now };
  const [session, device] = await Promise.all([
    openSession(sign, opening),
    isKnown ? undefined : rememberDevice(sign, user.id, now),
  ]);
  const and = isKnown ? [] : [(await loadMail()).newDeviceMail(user, session, newId())];
  if (!(await store.openSession(user.id, session, { ended, tries, and }))) return undefined;
  return new WithCookies(
    {
      access_token: session.accessToken,
      token_type: 'bearer' as const,
      user: userReply(user, plan, account),
    },
    [session.cookie, ...(device === undefined ? [] : [device])],
  );
}
