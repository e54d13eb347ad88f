import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Key } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';

export const storedUser = z.object({
  id: z.string(),
  email: z.string(),
  email_hash: z.string(),
  full_name: z.string(),
  password_hash: z.string(),
  email_verified: z._default(z.boolean(), false),
  created_at: z.string(),
});
export type StoredUser = z.infer<typeof storedUser>;

export const userKey = (id: string): Key => ({ pk: keys.user.pk(id), sk: keys.user.sk() });
export const emailKey = (hash: string): Key => ({
  pk: keys.email.pk(hash),
  sk: keys.email.sk(),
});
