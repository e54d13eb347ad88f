import { HttpError, invalidField, notFound } from '@menuleaf/shared/server/http-error.ts';
import { canonicalEmail, hashOf } from '../identity.ts';
import { throttles } from '../throttles.ts';
import type { PeopleContext, PeopleHandler } from '../context.ts';
import { allMembers, invitationReply, mustHaveRole, mustHaveRoom } from './people.ts';
import { peopleActions } from './people-store.ts';

/** Seconds a link is valid: seven days. */
const lifetime = 7 * 86_400;

/** Throws 422 for restaurants the account does not have. */
export async function mustHaveRestaurants(
  accountId: string,
  ids: readonly string[] | null | undefined,
  { store }: Pick<PeopleContext, 'store'>,
) {
  if (!ids) return;
  const names = await store.restaurantNames(accountId);
  if (ids.every((id) => names.has(id))) return;
  throw invalidField('restaurants', 'One of these restaurants is not there any more');
}

/** Inviting the same email again replaces the earlier invitation. */
export const invite: PeopleHandler<'invite'> = async ({ body }, owner, context) => {
  const { store, clock, newId } = context;
  const { accountId } = owner;
  const now = clock();
  await store.countTry('invite', accountId, throttles.invite, now);
  await mustHaveRestaurants(accountId, body.restaurants, context);
  const invitation = {
    id: newId(),
    email: body.email,
    role: body.role,
    ...(body.restaurants && { restaurants: body.restaurants }),
    invited_by: owner.userId,
    expires_at: Math.floor(now.getTime() / 1000) + lifetime,
  };
  const invited = canonicalEmail(body.email);
  const userId = await store.idByEmail(hashOf(invited));
  return store.changePeople(accountId, now, (people) => {
    mustHaveRole(people.planType, body.role);
    if (allMembers(accountId, people).some(({ user_id }) => user_id === userId)) {
      throw new HttpError(409, 'This person is in the account already.');
    }
    const before = people.invitations.filter(({ email }) => canonicalEmail(email) === invited);
    mustHaveRoom({
      ...people,
      invitations: people.invitations.filter((one) => !before.includes(one)),
    });
    return {
      actions: [
        ...before.map(({ id }) => peopleActions.removeInvitation(accountId, id)),
        peopleActions.putInvitation(accountId, invitation),
        peopleActions.invitationMail(accountId, invitation.id, { id: newId(), now }),
      ],
      reply: invitationReply(invitation, people),
    };
  });
};

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
