import { accountOf, userReply } from '../accounts.ts';
import { signedInUser } from '../signed-in-user.ts';
import type { IdentityHandler } from '../context.ts';

export const updateProfile: IdentityHandler<'updateProfile'> = async (
  { body },
  owner,
  { store, clock },
) => {
  const user = await signedInUser(owner, { store });
  const { full_name } = body;
  if (full_name !== undefined) await store.rename(user, full_name);
  const plan = await store.entitlement(owner.accountId, clock());
  return userReply({ ...user, full_name: full_name ?? user.full_name }, plan, accountOf(owner));
};
