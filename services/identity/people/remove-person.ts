import { HttpError, notFound } from '@menuleaf/shared/server/http-error.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import type { PeopleContext, PeopleHandler } from '../context.ts';
import { accountName } from './account-name.ts';
import { removedMail } from './leaving-mail.ts';
import { ownerOf } from './people.ts';
import { peopleActions } from './people-store.ts';

type Leaving = { accountId: string; userId: string };

/** Removes a member; every call checks membership, so their next one is rejected. */
async function takeOut(
  { accountId, userId }: Leaving,
  { store, clock }: PeopleContext,
  also: readonly WriteAction[] = [],
) {
  await store.changePeople(accountId, clock(), (people) => {
    if (ownerOf(accountId, people).user_id === userId) {
      throw new HttpError(409, 'An account keeps its owner.');
    }
    if (!people.members.some(({ user_id }) => user_id === userId)) throw notFound('Person');
    const actions = [...peopleActions.removeMember(accountId, userId), ...also];
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
