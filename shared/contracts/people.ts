import { anyone, members, noContent, owners } from './methods.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id, instant } from './fields/reply-fields.ts';
import { email } from './fields/fields.ts';
import { sessionReply } from './identity.ts';
import { contract, roles } from './operation.ts';

/** Roles that an owner can assign; there is just one owner, and only the plan makes a `reader`. */
export const givenRoles = ['kitchen', 'editor', 'manager'] as const;
export type GivenRole = (typeof givenRoles)[number];
const givenRole = z.enum(givenRoles, 'Choose a role');

/** The restaurants somebody is limited to; null for all of the account. */
const restaurants = z.nullable(
  z.array(id).check(z.minLength(1, 'Choose at least one restaurant'), z.maxLength(20)),
);

export const personSchema = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  restaurants: z.nullable(z.array(z.string())),
  joined_at: z.nullable(instant),
  /** Whether they keep kitchen access on the Free plan. */
  stays_on_free: z.boolean(),
  /** The effective role under the plan. */
  acts_as: z.enum(roles),
});
export type Person = z.infer<typeof personSchema>;

/** The role that joining gives under the plan; null while it has no place. An older service does not say. */
const joinsAs = z.optional(z.nullable(z.enum(roles)));

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(givenRoles),
  joins_as: joinsAs,
  restaurants: z.nullable(z.array(z.string())),
  expires_at: instant,
});
export type Invitation = z.infer<typeof invitationSchema>;

const link = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Members of an account, and changes of them. */
export const peopleContract = contract({
  listPeople: {
    ...owners.get,
    path: '/api/auth/people',
    summary: 'The people of the account, and the invitations that are open',
    reply: z.object({
      people: z.array(personSchema),
      invitations: z.array(invitationSchema),
      /** Includes the owner and open invitations. */
      limit: z.number(),
      plan_type: z.enum(['free', 'pro']),
      /** Those that access can be limited to. */
      restaurants: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  },
  invite: {
    ...owners.post,
    path: '/api/auth/people/invitations',
    summary: 'Invite somebody by email: a link for one use, good for seven days',
    body: z.object({ email, role: givenRole, restaurants: z.withDefault(restaurants, null) }),
    reply: invitationSchema,
    status: 201,
  },
  withdrawInvitation: {
    ...owners.remove,
    ...noContent,
    path: '/api/auth/people/invitations/{id}',
    summary: 'Take an invitation back; its link is no good any more',
  },
  changePerson: {
    ...owners.patch,
    path: '/api/auth/people/{id}',
    summary: 'Change what somebody may do, where, or who stays on the Free plan',
    body: z.object({
      role: z.optional(givenRole),
      restaurants: z.optional(restaurants),
      stays_on_free: z.optional(z.literal(true)),
    }),
    reply: personSchema,
  },
  removePerson: {
    ...owners.remove,
    ...noContent,
    path: '/api/auth/people/{id}',
    summary: 'Remove somebody; from here on none of their calls reaches the account',
  },
  handOver: {
    ...owners.post,
    ...noContent,
    path: '/api/auth/people/{id}/owner',
    summary: 'Hand the account over: somebody of it becomes its owner, and its owner a manager',
    body: z.object({ password: z.string().check(z.minLength(1, 'Password is required')) }),
  },
  readInvitation: {
    ...anyone.post,
    path: '/api/auth/invitations/read',
    summary: 'What the link of an invitation is for',
    body: link,
    reply: z.object({
      account_name: z.string(),
      invited_by: z.string(),
      email: z.string(),
      role: z.enum(givenRoles),
      joins_as: joinsAs,
      /** Names of the restaurants it is limited to; null for all. */
      restaurants: z.nullable(z.array(z.string())),
      /** Whether this email already has an account. */
      has_sign_in: z.boolean(),
    }),
  },
  acceptInvitation: {
    ...members.post,
    path: '/api/auth/invitations/accept',
    summary: 'Join the account that invites; the session is in it from here on',
    body: link,
    reply: sessionReply,
  },
  listAccounts: {
    ...members.get,
    path: '/api/auth/accounts',
    summary: 'The accounts that one may open',
    reply: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        role: z.enum(roles),
        is_own: z.boolean(),
      }),
    ),
  },
  openAccount: {
    ...members.post,
    path: '/api/auth/accounts/{id}/open',
    summary: 'Go on in another account, in the same session',
    reply: sessionReply,
  },
  leaveAccount: {
    ...members.remove,
    ...noContent,
    path: '/api/auth/accounts/{id}',
    summary: 'Leave an account that one was invited to',
  },
});
