import type { Owner } from '@menuleaf/shared/http/caller.ts';
import { notAuthenticated } from '@menuleaf/shared/http/refusal.ts';
import type { Tools } from './tools.ts';

/** The account of a session; refuses 401 if it was closed meanwhile. */
export async function signedInUser(owner: Owner, { store }: Pick<Tools, 'store'>) {
  const user = await store.user(owner.userId);
  if (!user) throw notAuthenticated();
  return user;
}
