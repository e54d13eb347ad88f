import type { Owner } from '@menuleaf/shared/server/caller.ts';
import { notAuthenticated } from '@menuleaf/shared/server/http-error.ts';
import type { Context } from './context.ts';

/** A session's user; throws 401 if the account was closed. */
export async function signedInUser(owner: Owner, { store }: Pick<Context, 'store'>) {
  const user = await store.user(owner.userId);
  if (!user) throw notAuthenticated();
  return user;
}

/** Includes the password, for confirming it. */
export async function userWithPassword(owner: Owner, { store }: Pick<Context, 'store'>) {
  const user = await signedInUser(owner, { store });
  const password = await store.password(user);
  if (!password) throw notAuthenticated();
  return { user, password };
}
