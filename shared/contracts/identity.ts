import { anyone, members, noContent, owners } from './methods.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from './operation.ts';
import { meAddress } from './me-path.ts';
import { email, requiredName } from './fields/fields.ts';
import { instant } from './fields/reply-fields.ts';
import { sessionContract, userSchema } from './session.ts';
import { pageQuery } from './page-query.ts';

export const passwordRule = z
  .string()
  .check(z.minLength(6, 'Password must be at least 6 characters long'));

/** What a mail program makes a link of: our mails say this name to people whom a stranger wrote to. */
const linked = /:\/\/|[\p{L}\p{N}-]\.\p{L}{2}/u;
export const fullName = requiredName('Full name is required').check(
  z.refine((name) => !linked.test(name), 'Put a space after a dot: a web address is no name'),
);

/** A sign-in result: the session token and its user. */
export const sessionReply = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  user: userSchema,
});

export const identityContract = contract({
  ...sessionContract,
  register: {
    ...anyone.post,
    path: '/api/auth/register',
    summary: 'Open an account and sign in',
    body: z.object({ full_name: fullName, email, password: passwordRule }),
    reply: sessionReply,
    status: 201,
  },
  login: {
    ...anyone.post,
    path: '/api/auth/login',
    summary: 'Sign in',
    body: z.object({
      username: z.string().check(z.trim(), z.minLength(1, 'Email is required'), z.maxLength(254)),
      password: z.string().check(z.minLength(1, 'Password is required')),
      remember_me: z.withDefault(z.boolean(), false),
    }),
    reply: sessionReply,
  },
  updateProfile: {
    ...members.patch,
    path: meAddress,
    summary: 'Change the name',
    body: z.object({ full_name: z.optional(fullName) }),
    reply: userSchema,
  },
  changePassword: {
    ...members.post,
    path: '/api/auth/change-password',
    summary: 'Change the password; every other session ends',
    body: z.object({
      current_password: z.string().check(z.minLength(1, 'Current password is required')),
      new_password: passwordRule,
    }),
    reply: sessionReply,
  },
  changeEmail: {
    ...members.post,
    path: '/api/auth/change-email',
    summary: 'Correct an email that is not verified yet; its links die, a new one is sent',
    body: z.object({
      email,
      password: z.string().check(z.minLength(1, 'Password is required')),
    }),
    reply: userSchema,
  },
  forgotPassword: {
    ...anyone.post,
    ...noContent,
    path: '/api/auth/forgot-password',
    summary: 'Send a reset link, if there is such an account',
    body: z.object({ email }),
  },
  resetPassword: {
    ...anyone.post,
    ...noContent,
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the link of the mail; every session ends',
    body: z.object({
      token: z.string().check(z.minLength(1), z.maxLength(200)),
      password: passwordRule,
    }),
  },
  verifyEmail: {
    ...anyone.post,
    ...noContent,
    path: '/api/auth/verify-email',
    summary: 'Show with the link of the mail that the email is yours',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  },
  exportData: {
    ...owners.get,
    path: '/api/auth/me/export',
    summary: 'All data of the account; `next_cursor` asks for the items that did not fit',
    query: pageQuery,
    reply: z.object({
      format: z.literal('menuleaf-export-1'),
      exported_at: instant,
      user: userSchema,
      restaurants: z.array(z.unknown()),
      menus: z.array(z.unknown()),
      categories: z.array(z.unknown()),
      items: z.array(z.unknown()),
      /** Without their secrets (never stored). */
      api_keys: z.withDefault(z.array(z.unknown()), []),
      webhooks: z.withDefault(z.array(z.unknown()), []),
      people: z.optional(z.array(z.unknown())),
      invitations: z.optional(z.array(z.unknown())),
      sign_ins: z.optional(z.array(z.unknown())),
      next_cursor: z.nullish(z.string()),
    }),
  },
  deleteAccount: {
    ...owners.remove,
    ...noContent,
    path: meAddress,
    summary: 'Delete the account, its data, images and public pages',
    body: z.object({ password: z.string().check(z.minLength(1, 'Password is required')) }),
  },
});
