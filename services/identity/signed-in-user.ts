import type { Owner } from '@menuleaf/shared/server/caller.ts';
import { notAuthenticated } from '@menuleaf/shared/server/http-error.ts';
import type { Context } from './context.ts';

/** The account of a session; refuses 401 if it was closed meanwhile. */
export async function signedInUser(owner: Owner, { store }: Pick<Context, 'store'>) {
  const user = await store.user(owner.userId);
  if (!user) throw notAuthenticated();
  return user;
}

/** With the password that closes or keeps the account. */
export async function userWithPassword(owner: Owner, { store }: Pick<Context, 'store'>) {
  const user = await signedInUser(owner, { store });
  const password = await store.password(user);
  if (!password) throw notAuthenticated();
  return { user, password };
}
