import { userReply } from './identity.ts';
import { signedInUser } from './signed-in-user.ts';
import type { IdentityVerb } from './tools.ts';

export const updateProfile: IdentityVerb<'updateProfile'> = async (
  { body },
  owner,
  { store, clock },
) => {
  const user = await signedInUser(owner, { store });
  await store.rename(user, body.full_name);
  const plan = await store.entitlement(user.id, clock());
  return userReply({ ...user, full_name: body.full_name }, plan);
};
