import type { User } from '@menuleaf/shared/contracts/session.ts';
import type { Entitlement } from '@menuleaf/shared/plans/entitlement.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { StoredUser } from './stored-user.ts';

/** An email is the same without regard to case and to the way its characters are composed. */
export const canonicalEmail = (email: string) => email.trim().normalize('NFKC').toLowerCase();

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** 256 random bits: what a reset link carries. Only its hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const userReply = (user: StoredUser, plan: Entitlement): User => ({
  id: user.id,
  email: user.email,
  full_name: user.full_name,
  plan_type: plan.planType,
  subscription_cancelled_at_period_end: plan.cancelledAtPeriodEnd,
  subscription_ends_at: plan.endsAt,
  subscription_past_due: plan.pastDue,
  email_verified: user.email_verified,
  created_at: user.created_at,
});
