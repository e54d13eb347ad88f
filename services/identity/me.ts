import { userReply } from './identity.ts';
import { signedInUser } from './signed-in-user.ts';
import type { IdentityVerb } from './tools.ts';

export const me: IdentityVerb<'me'> = async (_input, owner, { store, clock }) => {
  const [user, plan] = await Promise.all([
    signedInUser(owner, { store }),
    store.entitlement(owner.userId, clock()),
  ]);
  return userReply(user, plan);
};
