import type { Owner } from '@menuleaf/shared/server/http/caller.ts';
import { notAuthenticated } from '@menuleaf/shared/server/http/http-error.ts';
import type { Context } from './context.ts';

/** The account of a session; refuses 401 if it was closed meanwhile. */
export async function signedInUser(owner: Owner, { store }: Pick<Context, 'store'>) {
  const user = await store.user(owner.userId);
  if (!user) throw notAuthenticated();
  return user;
}
