import type { User } from '@menuleaf/shared/contracts/session.ts';
import type { RoleInAccount, Owner } from '@menuleaf/shared/server/caller.ts';
import type { AccountPlan } from '@menuleaf/shared/server/table/stored-plan.ts';
import type { StoredUser } from './stored-user.ts';

/** A session's account. */
export type OpenAccount = RoleInAccount & {
  accountId: string;
  /** At sign-in: whether it stands in for the last one used, which is no longer theirs. */
  isInstead?: boolean;
};

export const ownAccount = (userId: string): OpenAccount => ({
  accountId: userId,
  role: 'owner',
  givenRole: 'owner',
  restaurants: 'all',
});

export const accountOf = ({ accountId, role, givenRole, restaurants }: Owner): OpenAccount => ({
  accountId,
  role,
  givenRole,
  restaurants,
});

/** API ids: null means all restaurants. */
export const onWire = (restaurants: RoleInAccount['restaurants'] | undefined) =>
  restaurants === undefined || restaurants === 'all' ? null : [...restaurants];

/** A person, with their current account and its plan. */
export const userReply = (user: StoredUser, plan: AccountPlan, account: OpenAccount): User => ({
  id: user.id,
  email: user.email,
  full_name: user.full_name,
  plan_type: plan.planType,
  subscription_cancelled_at_period_end: plan.cancelledAtPeriodEnd,
  subscription_ends_at: plan.endsAt,
  subscription_past_due: plan.pastDue,
  has_paid: plan.hasPaid,
  email_verified: user.email_verified,
  created_at: user.created_at,
  account: {
    id: account.accountId,
    role: account.role,
    given_role: account.givenRole,
    restaurants: onWire(account.restaurants),
    has_others: user.member_of.size > 0,
    ...(account.isInstead && { is_instead: true }),
  },
});
