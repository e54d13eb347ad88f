import { WithCookies } from '@menuleaf/shared/server/http/serve.ts';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import type { Visitor } from '@menuleaf/shared/server/caller.ts';
import type { AccountPlan } from '@menuleaf/shared/server/table/stored-plan.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { userReply, type OpenAccount, ownAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { openSession } from './sessions.ts';
import { forgetLastAccount, type ThrottleSubject } from './sign-in-store.ts';
import { type StoredUser, homeOf } from './stored-user.ts';

type Landing = { account: OpenAccount; plan: AccountPlan };

/** The account a sign-in opens: the last one used, or the person's own. */
async function landingAccount(
  user: StoredUser,
  ownPlan: AccountPlan,
  now: Date,
  { store }: Pick<Context, 'store'>,
): Promise<Landing> {
  const last = user.last_account;
  const isOthers = last !== undefined && user.member_of.has(last);
  const found = isOthers ? await store.roleIn(last, user.id, now) : undefined;
  if (found) return found;
  const home = homeOf(user);
  const own = home === user.id ? undefined : await store.roleIn(home, user.id, now);
  const { account, plan } = own ?? { account: ownAccount(user.id), plan: ownPlan };
  return { account: { ...account, isInstead: last !== undefined && last !== home }, plan };
}

/** Loaded on the first new-device sign-in. */
const loadMail = lazy(() => import('./sign-ins/new-device-mail.ts'));

type SignInExtras = {
  /** As in `openSession`. */
  still: WriteAction;
  /** The person's own. */
  plan: AccountPlan;
  /** Sessions that this one replaces. */
  removed: readonly string[];
  /** Attempts to refund after success. */
  tries: readonly ThrottleSubject[];
  remember: boolean;
  now: Date;
};

/**
 * Opens a session for an authenticated person, in the last account they used. That it is no longer theirs is told by
 * the first sign-in only. A new device gets a cookie, and a mail reports it. Undefined if the account is gone.
 */
export async function signInAs(
  user: StoredUser,
  visitor: Visitor,
  context: Context,
  { still, plan: ownPlan, removed, tries, remember, now }: SignInExtras,
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
  const and = [
    ...(isKnown ? [] : [(await loadMail()).newDeviceMail(user, session, newId())]),
    ...(account.isInstead ? [forgetLastAccount(user.id)] : []),
  ];
  if (!(await store.openSession(user.id, session, { still, removed, tries, and })))
    return undefined;
  return new WithCookies(
    {
      access_token: session.accessToken,
      token_type: 'bearer' as const,
      user: userReply(user, plan, account),
    },
    [session.cookie, ...(device === undefined ? [] : [device])],
  );
}
