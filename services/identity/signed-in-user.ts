import type { Owner } from '@menuleaf/shared/server/caller.ts';
import { invalidField, notAuthenticated } from '@menuleaf/shared/server/http-error.ts';
import { checkPassword } from './passwords/passwords.ts';
import { throttles } from './throttles.ts';
import type { Context } from './context.ts';

/** A session's user; throws 401 if the account was closed. */
export async function signedInUser(owner: Owner, { store }: Pick<Context, 'store'>) {
  const user = await store.user(owner.userId);
  if (!user) throw notAuthenticated();
  return user;
}

const isWrong = () => invalidField('password', 'The password is incorrect');

/** Who knows the session's password too. A try counts until it is refunded. */
export async function userByPassword(
  owner: Owner,
  given: string,
  { store, now }: Pick<Context, 'store'> & { now: Date },
  refuse = isWrong,
) {
  await store.countTry('password', owner.userId, throttles.password, now);
  const user = await signedInUser(owner, { store });
  const password = await store.password(user);
  if (!password) throw notAuthenticated();
  if (!(await checkPassword(given, password.password_hash))) throw refuse();
  return { user, password };
}
