import * as z from 'zod/mini';
import { roles } from '../../contracts/operation.ts';
import type { RoleInAccount } from '../caller.ts';
import { keys } from '../table/keys.ts';
import { entitlementOf } from '../table/stored-plan.ts';
import type { Key } from '../table/table.ts';

/** What an account keeps of somebody who works in it. */
export const storedMember = z.object({
  user_id: z.string(),
  role: z.enum(roles),
  /** Absent: all of them. */
  restaurants: z.optional(z.array(z.string())),
  joined_at: z.optional(z.string()),
  /** Whether this is who stays at work when the plan is Free. */
  stays_on_free: z.optional(z.boolean()),
  /** Of the person whose id the account has, once they are out of it: without this row it would be theirs. */
  is_out: z.optional(z.literal(true)),
});
export type StoredMember = z.infer<typeof storedMember>;

export const memberKey = (accountId: string, userId: string): Key => ({
  pk: keys.member.pk(accountId),
  sk: keys.member.sk(userId),
});

/** Pro keeps every role. On Free the owner has one person beside them, in the kitchen; the others read. */
export function rolesOnPlan(member: StoredMember, plan: unknown, now: Date): RoleInAccount {
  const { role: givenRole, restaurants = 'all', stays_on_free = false } = member;
  const isKept = givenRole === 'owner' || entitlementOf(plan, now).planType === 'pro';
  const role = isKept ? givenRole : stays_on_free ? 'kitchen' : 'reader';
  return { role, givenRole, restaurants };
}

/**
 * What a person may do in an account, by the rows that were read with the session; undefined for who has no part in it.
 * An account with a person's own id is theirs, unless its rows say otherwise.
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
