import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract, roles } from './operation.ts';
import { meAddress } from './me-path.ts';
import { instant } from './fields/reply-fields.ts';

const role = z.enum(roles);

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  plan_type: z.enum(['free', 'pro']),
  subscription_cancelled_at_period_end: z.boolean(),
  subscription_ends_at: z.nullable(instant),
  subscription_past_due: z.boolean(),
  /** Whether there are invoices; an older service does not say. */
  has_paid: z.optional(z.boolean()),
  /** Whether the owner has followed the email verification link. */
  email_verified: z.withDefault(z.boolean(), true),
  created_at: instant,
  /** The session's account, and the user's access to it; an older service only knows the user's own. */
  account: z.optional(
    z.object({
      id: z.string(),
      /** `given_role` as reduced by the plan. */
      role,
      given_role: role,
      /** The restaurants with access; null is all. */
      restaurants: z.nullable(z.array(z.string())),
      /** Whether there are other accounts. */
      has_others: z.boolean(),
      /** At sign-in: whether it stands in for the last one used, which is no longer theirs. */
      is_instead: z.optional(z.boolean()),
    }),
  ),
});
export type User = z.infer<typeof userSchema>;

/** Separate from the other identity calls: every owner page needs these. */
export const sessionContract = contract({
  me: {
    method: 'GET',
    path: meAddress,
    summary: 'The signed-in owner, with the plan as it stands now',
    access: 'owner',
    role: 'reader',
    reply: userSchema,
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    access: 'owner',
    role: 'reader',
    reply: z.undefined(),
    status: 204,
  },
  requestVerification: {
    method: 'POST',
    path: '/api/auth/me/verification',
    summary: 'Send the link that verifies the email once more',
    access: 'owner',
    role: 'reader',
    reply: z.undefined(),
    status: 204,
  },
});
