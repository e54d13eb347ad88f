import { plans } from '@menuleaf/shared/plans/plans.ts';
import type { PeopleHandler, PeopleContext } from '../context.ts';
import { allMembers, invitationReply, personReply, ownerOf } from './people.ts';
import { signedInUser } from '../signed-in-user.ts';
import { homeOf } from '../stored-user.ts';
import { accountName } from './account-name.ts';
import { notAuthenticated, notFound } from '@menuleaf/shared/server/http-error.ts';
import type { Owner } from '@menuleaf/shared/server/caller.ts';
import { WithCookies } from '@menuleaf/shared/server/http/serve.ts';
import { userReply } from '../accounts.ts';
import { signTokens } from '../sessions.ts';

export const listPeople: PeopleHandler<'listPeople'> = async (
  _input,
  { accountId },
  { store, clock },
) => {
  const [people, names] = await Promise.all([
    store.people(accountId, clock()),
    store.restaurantNames(accountId),
  ]);
  const members = allMembers(accountId, people);
  const cards = await store.cards(members.map(({ user_id }) => user_id));
  return {
    people: members.map((one) => personReply(one, cards.get(one.user_id), people.planType)),
    invitations: people.invitations.map((one) => invitationReply(one, people)),
    limit: plans[people.planType].people,
    plan_type: people.planType,
    restaurants: [...names].map(([id, name]) => ({ id, name })),
  };
};

/** Their own first. */
export const listAccounts: PeopleHandler<'listAccounts'> = async (_input, owner, context) => {
  const { store, clock } = context;
  const now = clock();
  const user = await signedInUser(owner, context);
  const home = homeOf(user);
  const each = [home, ...user.member_of].map(async (id) => {
    const [found, people] = await Promise.all([
      store.roleIn(id, user.id, now),
      store.people(id, now),
    ]);
    if (!found) return [];
    const ownerId = ownerOf(id, people).user_id;
    const ownerName = (await store.cards([ownerId])).get(ownerId)?.full_name ?? 'Somebody';
    const name = await accountName(id, ownerName, context);
    return [{ id, name, role: found.account.role, is_own: id === home }];
  });
  return (await Promise.all(each)).flat();
};

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
