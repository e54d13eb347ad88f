import { anyone, members, noContent } from './methods.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { requiredName } from './fields/fields.ts';
import { instant } from './fields/reply-fields.ts';
import { sessionReply } from './identity.ts';
import { contract } from './operation.ts';

export const sessionSchema = z.object({
  id: z.string(),
  /** `Chrome on Android`, if the browser tells. */
  device: z.string(),
  created_at: z.nullable(instant),
  /** To the hour. */
  last_used_at: z.nullable(instant),
  is_current: z.boolean(),
});
export type SessionRow = z.infer<typeof sessionSchema>;

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** A browser's WebAuthn credential, validated strictly by `@simplewebauthn/server`. */
const credential = z
  .record(z.string(), z.unknown())
  .check(
    z.refine(({ id }) => typeof id === 'string', 'Must be what the browser says of a passkey'),
  );
/** Passed to `@simplewebauthn/browser`. */
const options = z.record(z.string(), z.unknown());
const password = z.string().check(z.minLength(1, 'Password is required'));

/** Sign-in management: open sessions, and passkeys besides the password. */
export const signInsContract = contract({
  listSessions: {
    ...members.get,
    path: '/api/auth/sessions',
    summary: 'Where one is signed in',
    reply: z.array(sessionSchema),
  },
  endSession: {
    ...members.remove,
    ...noContent,
    path: '/api/auth/sessions/{id}',
    summary: 'Sign out on one device',
  },
  listPasskeys: {
    ...members.get,
    path: '/api/auth/passkeys',
    summary: 'Own passkeys',
    reply: z.array(passkeySchema),
  },
  beginPasskey: {
    ...members.post,
    path: '/api/auth/passkeys/options',
    summary: 'What a browser makes a new passkey of; asks for the password',
    body: z.object({ password }),
    reply: options,
  },
  addPasskey: {
    ...members.post,
    path: '/api/auth/passkeys',
    summary: 'Keep a passkey that a browser has made',
    body: z.object({ name: requiredName(), response: credential }),
    reply: passkeySchema,
    status: 201,
  },
  renamePasskey: {
    ...members.patch,
    path: '/api/auth/passkeys/{id}',
    summary: 'Name a passkey',
    body: z.object({ name: requiredName() }),
    reply: passkeySchema,
  },
  removePasskey: {
    ...members.remove,
    ...noContent,
    path: '/api/auth/passkeys/{id}',
    summary: 'Remove a passkey; it signs nobody in any more',
  },
  beginPasskeySignIn: {
    ...anyone.post,
    path: '/api/auth/passkey-sign-in/options',
    summary: 'What a browser asks its passkeys for',
    reply: options,
  },
  passkeySignIn: {
    ...anyone.post,
    path: '/api/auth/passkey-sign-in',
    summary: 'Sign in with a passkey',
    body: z.object({ response: credential, remember_me: z.withDefault(z.boolean(), false) }),
    reply: sessionReply,
  },
});
