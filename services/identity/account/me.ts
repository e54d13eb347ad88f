import { accountOf, userReply } from '../accounts.ts';
import { signedInUser } from '../signed-in-user.ts';
import type { IdentityHandler } from '../context.ts';

export const me: IdentityHandler<'me'> = async (_input, owner, { store, clock }) => {
  const now = clock();
  const [user, plan] = await Promise.all([
    signedInUser(owner, { store }),
    store.entitlement(owner.accountId, now),
    // The app calls this on every start.
    store.recordUse(owner.userId, owner.sessionId, now),
  ]);
  return userReply(user, plan, accountOf(owner));
};
