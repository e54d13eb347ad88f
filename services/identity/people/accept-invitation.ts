import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { canonicalEmail } from '../identity.ts';
import { signedInUser } from '../signed-in-user.ts';
import { throttles } from '../throttles.ts';
import type { PeopleHandler } from '../context.ts';
import { switchAccount } from './open-account.ts';
import { allMembers, isFreePlaceTaken, mustHavePlace } from './people.ts';
import { peopleActions } from './people-store.ts';
import { invitationExpired, invitationOf } from './read-invitation.ts';

/** Throws 403 if signed in with an email other than the invited one: a forwarded link is useless. */
export const acceptInvitation: PeopleHandler<'acceptInvitation'> = async (
  { body },
  owner,
  context,
) => {
  const { store, clock } = context;
  const now = clock();
  await store.countTry('join', owner.userId, throttles.join, now);
  const { accountId, invitation } = await invitationOf(body.token, context);
  const user = await signedInUser(owner, context);
  if (canonicalEmail(user.email) !== canonicalEmail(invitation.email)) {
    throw new HttpError(
      403,
      `This invitation is for ${invitation.email}. You are signed in as ${user.email}.`,
    );
  }
  await store.changePeople(accountId, now, (people) => {
    if (!people.invitations.some(({ id }) => id === invitation.id)) throw invitationExpired();
    if (allMembers(accountId, people).some(({ user_id }) => user_id === user.id)) {
      throw new HttpError(409, 'You’re already in this account.');
    }
    mustHavePlace(people);
    const { restaurants } = invitation;
    const member = {
      user_id: user.id,
      role: invitation.role,
      ...(restaurants && { restaurants }),
      joined_at: now.toISOString(),
      stays_on_free: !isFreePlaceTaken(people),
    };
    return {
      actions: [
        peopleActions.removeInvitation(accountId, invitation.id),
        peopleActions.putMember(accountId, member),
        ...peopleActions.join(accountId, user),
      ],
      reply: undefined,
    };
  });
  return switchAccount(accountId, owner, context);
};
