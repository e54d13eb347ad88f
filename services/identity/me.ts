import { userReply } from './identity.ts';
import { signedInUser } from './signed-in-user.ts';
import type { IdentityHandler } from './context.ts';

export const me: IdentityHandler<'me'> = async (_input, owner, { store, clock }) => {
  const [user, plan] = await Promise.all([
    signedInUser(owner, { store }),
    store.entitlement(owner.userId, clock()),
  ]);
  return userReply(user, plan);
};
