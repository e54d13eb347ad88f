import { accountOf, userReply } from '../accounts.ts';
import type { IdentityHandler } from '../context.ts';
import { signedInUser } from '../signed-in-user.ts';

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
