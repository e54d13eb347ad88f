import { managers, noContent } from './methods.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { requiredName } from './fields/fields.ts';
import { instant } from './fields/reply-fields.ts';
import { contract, scopes } from './operation.ts';

/** Limit per account, including expired keys: anybody who needs more has lost track of them. */
export const apiKeysLimit = 10;

/** Lifetimes in days; null for a key that is valid until it is revoked. */
export const keyLifetimes = [30, 90, 365] as const;

const scopeChoice = z.array(z.enum(scopes, 'Choose from the available scopes')).check(
  z.minLength(1, 'Choose what the key may do'),
  z.maxLength(scopes.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'Must name each scope once'),
);

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** The name of who made it; absent for keys of before this was kept. */
  made_by: z.optional(z.string()),
  created_at: instant,
  expires_at: z.nullable(instant),
  /** A date (UTC); null if never used. */
  last_used_on: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** Manages API keys. No key may call these. */
export const apiKeyOperations = contract({
  listApiKeys: {
    ...managers.get,
    path: '/api/auth/api-keys',
    summary: 'The API keys of the account, without their secrets',
    reply: z.array(apiKeySchema),
  },
  createApiKey: {
    ...managers.post,
    path: '/api/auth/api-keys',
    summary: 'Make an API key; asks for the password; `key` is told this once and never again',
    body: z.object({
      /** Required by the service; optional here for clients of before. */
      password: z.optional(z.string()),
      name: requiredName(),
      scopes: scopeChoice,
      expires_in_days: z.nullable(z.literal(keyLifetimes, 'Choose how long it lasts')),
    }),
    reply: z.extend(apiKeySchema, { key: z.string() }),
    status: 201,
  },
  revokeApiKey: {
    ...managers.remove,
    ...noContent,
    path: '/api/auth/api-keys/{id}',
    summary: 'Revoke an API key: the next call with it is refused',
  },
});
