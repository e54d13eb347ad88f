import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import type { SendMail } from '@menuleaf/shared/server/mail/mail.ts';
import { hashOf, newSecret } from '../identity.ts';
import type { PeopleContext } from '../context.ts';
import { workplaceOf } from './account-name.ts';
import type { PeopleStore } from './people-store.ts';

type Sending = Pick<PeopleContext, 'publicUrl'> & {
  store: Pick<PeopleStore, 'invitation' | 'addInvitationLink' | 'cards' | 'restaurantNames'>;
  sendMail: SendMail;
};

const work = {
  kitchen: 'mark dishes sold out and bring them back',
  editor: 'edit menus, dishes and photos',
  manager: 'run its menus and restaurants',
};

/** Mails an invitation's link, unless it was revoked. Only the link's hash is stored. */
export async function sendInvitation(
  accountId: string,
  invitationId: string,
  { store, sendMail, publicUrl }: Sending,
) {
  const invitation = await store.invitation(accountId, invitationId);
  if (!invitation) return;
  const owner = (await store.cards([invitation.invited_by])).get(invitation.invited_by);
  if (!owner) return;
  const workplace = await workplaceOf(accountId, invitation.restaurants, owner.full_name, {
    store,
  });
  const token = newSecret();
  await store.addInvitationLink(hashOf(token), accountId, invitation);
  await sendMail(
    mailTo({ email: invitation.email }, `${owner.full_name} invites you to Menuleaf`, {
      heading: `Work with ${owner.full_name} on Menuleaf`,
      paragraphs: [
        `${owner.full_name} (${owner.email}) invites you to ${workplace} on Menuleaf, where you can ${work[invitation.role]}.`,
        'The link below works once, for seven days. If you don’t know who this is, ignore this email.',
      ],
      action: { label: 'See the invitation', url: `${publicUrl}/invitation?token=${token}` },
    }),
  );
}
