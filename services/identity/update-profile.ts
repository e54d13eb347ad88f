import { userReply } from './identity.ts';
import { signedInUser } from './signed-in-user.ts';
import type { IdentityHandler } from './context.ts';

export const updateProfile: IdentityHandler<'updateProfile'> = async (
  { body },
  owner,
  { store, clock },
) => {
  const user = await signedInUser(owner, { store });
  const { full_name } = body;
  if (full_name !== undefined) await store.rename(user, full_name);
  const plan = await store.entitlement(user.id, clock());
  return userReply({ ...user, full_name: full_name ?? user.full_name }, plan);
};
