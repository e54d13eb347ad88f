import { notFound } from '@menuleaf/shared/server/http-error.ts';
import type { PeopleHandler } from '../context.ts';
import { peopleActions } from './people-store.ts';

export const withdrawInvitation: PeopleHandler<'withdrawInvitation'> = async (
  { params },
  { accountId },
  { store, clock },
) =>
  store.changePeople(accountId, clock(), ({ invitations }) => {
    if (!invitations.some(({ id }) => id === params.id)) throw notFound('Invitation');
    return {
      actions: [peopleActions.removeInvitation(accountId, params.id)],
      reply: undefined,
    };
  });
