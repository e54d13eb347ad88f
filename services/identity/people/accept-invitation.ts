import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { canonicalEmail, hashOf } from '../identity.ts';
import { signedInUser } from '../signed-in-user.ts';
import { throttles } from '../throttles.ts';
import type { PeopleHandler, PeopleContext } from '../context.ts';
import { switchAccount } from './accounts-and-people.ts';
import { allMembers, isFreePlaceTaken, mustHavePlace, joinsAs } from './people.ts';
import { peopleActions } from './people-store.ts';
import { accountName } from './account-name.ts';

const invitationExpired = () =>
  new HttpError(422, 'This invitation has expired, was used or was withdrawn. Ask for a new one.', {
    code: 'link_expired',
  });

/** A link's invitation; throws 422 if it is no longer valid. */
async function invitationOf(token: string, { store, clock }: PeopleContext) {
  const link = await store.invitationByLink(hashOf(token));
  const found = link && (await store.invitation(link.account_id, link.invitation_id));
  if (!found || found.expires_at * 1000 <= clock().getTime()) throw invitationExpired();
  return { accountId: link.account_id, invitation: found };
}

/** The link proves access to the invited person's mail: they may learn whether that email has an account. */
export const readInvitation: PeopleHandler<'readInvitation'> = async (
  { body },
  visitor,
  context,
) => {
  const { store, clock } = context;
  await store.countTry('invitation', visitor.address, throttles.invitationAddress, clock());
  const { accountId, invitation } = await invitationOf(body.token, context);
  const [people, cards, names, userId] = await Promise.all([
    store.people(accountId, clock()),
    store.cards([invitation.invited_by]),
    store.restaurantNames(accountId),
    store.idByEmail(hashOf(canonicalEmail(invitation.email))),
  ]);
  const invitedBy = cards.get(invitation.invited_by)?.full_name ?? 'The owner';
  return {
    account_name: await accountName(accountId, invitedBy, context),
    invited_by: invitedBy,
    email: invitation.email,
    role: invitation.role,
    joins_as: joinsAs(invitation, people),
    restaurants:
      invitation.restaurants?.map((id) => names.get(id) ?? 'A former restaurant') ?? null,
    has_sign_in: userId !== undefined,
  };
};

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
