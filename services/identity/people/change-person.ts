import { HttpError, notFound } from '@menuleaf/shared/server/http-error.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import type { PeopleContext, PeopleHandler } from '../context.ts';
import { makesKeys } from '../api-keys/api-keys-store.ts';
import { accountName } from './account-name.ts';
import { removedMail } from './leaving-mail.ts';
import { ownerOf, mustHaveRole, personReply } from './people.ts';
import { peopleActions } from './people-store.ts';
import { mustHaveRestaurants } from './invite.ts';

/** The owner's own role changes only by a handover. */
export const changePerson: PeopleHandler<'changePerson'> = async (
  { params, body },
  { accountId },
  context,
) => {
  const { store, clock } = context;
  const { changed, planType } = await store.changePeople(accountId, clock(), async (people) => {
    const before = people.members.find(({ user_id }) => user_id === params.id);
    if (params.id === accountId && !before) throw new HttpError(409, 'The owner keeps every role.');
    if (!before) throw notFound('Person');
    await mustHaveRestaurants(accountId, body.restaurants, context);
    if (before.role === 'owner') throw new HttpError(409, 'The owner keeps every role.');
    if (body.role !== undefined && body.role !== before.role) {
      mustHaveRole(people.planType, body.role);
    }
    const { restaurants = before.restaurants ?? null } = body;
    const { restaurants: _before, ...kept } = before;
    const after = {
      ...kept,
      role: body.role ?? before.role,
      ...(restaurants && { restaurants }),
      ...(body.stays_on_free && { stays_on_free: true }),
    };
    const stayed = people.members.filter(
      ({ user_id, stays_on_free }) =>
        body.stays_on_free && stays_on_free && user_id !== before.user_id,
    );
    return {
      actions: [
        ...[after, ...stayed.map((one) => ({ ...one, stays_on_free: false }))].map((member) =>
          peopleActions.putMember(accountId, member),
        ),
        ...(makesKeys(before) && !makesKeys(after)
          ? [await store.revokeKeysOf({ accountId, userId: params.id })]
          : []),
      ],
      reply: { changed: after, planType: people.planType },
    };
  });
  const cards = await store.cards([params.id]);
  return personReply(changed, cards.get(params.id), planType);
};

/** Removes a member and the keys they made; every call checks membership, so their next one is rejected. */
async function takeOut(
  leaving: { accountId: string; userId: string },
  { store, clock }: PeopleContext,
  also: readonly WriteAction[] = [],
) {
  const { accountId, userId } = leaving;
  await store.changePeople(accountId, clock(), async (people) => {
    if (ownerOf(accountId, people).user_id === userId) {
      throw new HttpError(409, 'An account keeps its owner.');
    }
    if (!people.members.some(({ user_id }) => user_id === userId)) throw notFound('Person');
    const actions = [
      ...peopleActions.removeMember(accountId, userId),
      await store.revokeKeysOf(leaving),
      ...also,
    ];
    return { actions, reply: undefined };
  });
}

/** The removed person gets a mail. */
export const removePerson: PeopleHandler<'removePerson'> = async (
  { params },
  { accountId, userId: ownerId },
  context,
) => {
  const { store, clock, newId } = context;
  const leaving = { accountId, userId: params.id };
  const cards = await store.cards([params.id, ownerId]);
  const card = cards.get(params.id);
  const account = await accountName(accountId, cards.get(ownerId)?.full_name ?? '', context);
  const mail =
    card && peopleActions.mail(removedMail(card, account), { id: newId(), now: clock() });
  await takeOut(leaving, context, mail ? [mail] : []);
  return undefined;
};

export const leaveAccount: PeopleHandler<'leaveAccount'> = async (
  { params },
  { userId },
  context,
) => {
  await takeOut({ accountId: params.id, userId }, context);
  return undefined;
};
