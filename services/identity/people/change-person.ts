import { HttpError, notFound } from '@menuleaf/shared/server/http-error.ts';
import type { PeopleHandler } from '../context.ts';
import { mustHaveRestaurants } from './invite.ts';
import { mustHaveRole, personReply } from './people.ts';
import { peopleActions } from './people-store.ts';

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
      actions: [after, ...stayed.map((one) => ({ ...one, stays_on_free: false }))].map((member) =>
        peopleActions.putMember(accountId, member),
      ),
      reply: { changed: after, planType: people.planType },
    };
  });
  const cards = await store.cards([params.id]);
  return personReply(changed, cards.get(params.id), planType);
};
