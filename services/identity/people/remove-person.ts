import { HttpError, notFound } from '@menuleaf/shared/server/http-error.ts';
import type { PeopleContext, PeopleHandler } from '../context.ts';
import { ownerOf } from './people.ts';
import { peopleActions } from './people-store.ts';

/** Takes somebody out of an account; each call asks whether they belong to it, so the next one of theirs is refused. */
async function takeOut(accountId: string, userId: string, { store, clock }: PeopleContext) {
  await store.changePeople(accountId, clock(), (people) => {
    if (ownerOf(accountId, people).user_id === userId) {
      throw new HttpError(409, 'An account keeps its owner.');
    }
    if (!people.members.some(({ user_id }) => user_id === userId)) throw notFound('Person');
    return { actions: peopleActions.removeMember(accountId, userId), reply: undefined };
  });
}

export const removePerson: PeopleHandler<'removePerson'> = async (
  { params },
  { accountId },
  context,
) => {
  await takeOut(accountId, params.id, context);
  return undefined;
};

export const leaveAccount: PeopleHandler<'leaveAccount'> = async (
  { params },
  { userId },
  context,
) => {
  await takeOut(params.id, userId, context);
  return undefined;
};
