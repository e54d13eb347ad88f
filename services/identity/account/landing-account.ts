import type { AccountPlan } from '@menuleaf/shared/server/table/stored-plan.ts';
import { type OpenAccount, ownAccount } from '../accounts.ts';
import type { Context } from '../context.ts';
import { homeOf, type StoredUser } from '../stored-user.ts';

type Landing = { account: OpenAccount; plan: AccountPlan };

/** The account a sign-in opens: the last one used, or the person's own. */
export async function landingAccount(
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
