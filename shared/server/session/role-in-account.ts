import * as z from 'zod/mini';
import { roles } from '../../contracts/operation.ts';
import type { RoleInAccount } from '../caller.ts';
import { keys, rowKey } from '../table/keys.ts';
import { entitlementOf } from '../table/stored-plan.ts';

/** A member as stored in an account. */
export const storedMember = z.object({
  user_id: z.string(),
  role: z.enum(roles),
  /** Absent: all of them. */
  restaurants: z.optional(z.array(z.string())),
  joined_at: z.optional(z.string()),
  /** Whether they keep kitchen access on the Free plan. */
  stays_on_free: z.optional(z.boolean()),
  /** For a removed person whose id the account has: without this row it would be theirs. */
  is_out: z.optional(z.literal(true)),
});
export type StoredMember = z.infer<typeof storedMember>;

export const memberKey = rowKey(keys.member);

/** Pro keeps all roles. On Free, one person besides the owner has kitchen access; the others read. */
export function rolesOnPlan(member: StoredMember, plan: unknown, now: Date): RoleInAccount {
  const { role: givenRole, restaurants = 'all', stays_on_free = false } = member;
  const isKept = givenRole === 'owner' || entitlementOf(plan, now).planType === 'pro';
  const role = isKept ? givenRole : stays_on_free ? 'kitchen' : 'reader';
  return { role, givenRole, restaurants };
}

/**
 * A person's access to an account, from the rows read with the session; undefined if there is none. An account with a
 * person's own id is theirs, unless its rows say otherwise.
 */
export function roleInAccount(
  { accountId, userId }: { accountId: string; userId: string },
  row: unknown,
  plan: unknown,
  now: Date,
): RoleInAccount | undefined {
  if (row !== undefined) {
    const member = storedMember.parse(row);
    return member.is_out ? undefined : rolesOnPlan(member, plan, now);
  }
  return accountId === userId
    ? { role: 'owner', givenRole: 'owner', restaurants: 'all' }
    : undefined;
}
