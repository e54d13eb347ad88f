import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';

export const storedUser = z.object({
  id: z.string(),
  email: z.string(),
  email_hash: z.string(),
  full_name: z.string(),
  email_verified: z._default(z.boolean(), false),
  created_at: z.string(),
  /** Other accounts they are a member of. */
  member_of: z._default(z.set(z.string()), new Set()),
  /** The last of these they opened. */
  last_account: z.optional(z.string()),
  /** Their own account, if they handed over the one with their id. */
  home: z.optional(z.string()),
});
export type StoredUser = z.infer<typeof storedUser>;
/** As first written: without memberships. */
export type NewUser = Omit<StoredUser, 'member_of' | 'last_account' | 'home'>;

/** A person's own account. */
export const homeOf = ({ id, home }: Pick<StoredUser, 'id' | 'home'>): string => home ?? id;

export const userKey = rowKey(keys.user);
export const emailKey = rowKey(keys.email);
export const cardKey = rowKey(keys.contactCard);
export const verifiedKey = rowKey(keys.verifiedEmail);
