import { notAuthenticated, notFound } from '@menuleaf/shared/server/http-error.ts';
import type { Owner } from '@menuleaf/shared/server/caller.ts';
import { WithCookies } from '@menuleaf/shared/server/http/serve.ts';
import { userReply } from '../accounts.ts';
import { signTokens } from '../sessions.ts';
import { signedInUser } from '../signed-in-user.ts';
import type { PeopleContext, PeopleHandler } from '../context.ts';

/** Moves a session to another account: new tokens with the same expiry. Throws 404 if the person is not a member. */
export async function switchAccount(accountId: string, owner: Owner, context: PeopleContext) {
  const { store, clock, sign } = context;
  const now = clock();
  const [user, open, found] = await Promise.all([
    signedInUser(owner, context),
    store.openSessions(owner.userId, now),
    store.roleIn(accountId, owner.userId, now),
  ]);
  const session = open.find(({ id }) => id === owner.sessionId);
  if (!session) throw notAuthenticated();
  if (!found) throw notFound('Account');
  const { accessToken, cookie } = await signTokens(sign, {
    userId: owner.userId,
    accountId,
    sessionId: owner.sessionId,
    remember: session.opened?.remembered ?? false,
    lifetime: session.expiresAt - Math.floor(now.getTime() / 1000),
    now,
  });
  return new WithCookies(
    {
      access_token: accessToken,
      token_type: 'bearer' as const,
      user: userReply(user, found.plan, found.account),
    },
    [cookie],
  );
}

export const openAccount: PeopleHandler<'openAccount'> = async ({ params }, owner, context) => {
  const opened = await switchAccount(params.id, owner, context);
  await context.store.noteAccount(owner.userId, params.id);
  return opened;
};
