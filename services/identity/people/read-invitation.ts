import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { canonicalEmail, hashOf } from '../identity.ts';
import { throttles } from '../throttles.ts';
import type { PeopleContext, PeopleHandler } from '../context.ts';
import { accountName } from './account-name.ts';
import { joinsAs } from './people.ts';

export const invitationExpired = () =>
  new HttpError(422, 'This invitation has expired, was used or was withdrawn. Ask for a new one.', {
    code: 'link_expired',
  });

/** A link's invitation; throws 422 if it is no longer valid. */
export async function invitationOf(token: string, { store, clock }: PeopleContext) {
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
