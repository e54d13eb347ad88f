import { WithCookies } from '@menuleaf/shared/server/http/serve.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import { forgetCookie } from '../sessions.ts';
import { userByPassword } from '../signed-in-user.ts';
import type { Context, Handler } from '../context.ts';
import { homeOf, type StoredUser } from '../stored-user.ts';

/** Whether they own an account handed to them, which would be orphaned. */
async function ownsOthers(user: StoredUser, now: Date, store: Context['store']) {
  const roles = [...user.member_of].map((id) => store.roleIn(id, user.id, now));
  return (await Promise.all(roles)).some((found) => found?.account.role === 'owner');
}

/** Deletes identity's data at once; the mark it leaves makes the other slices delete theirs. */
export const deleteAccount: Handler<'deleteAccount'> = async (
  { body },
  owner,
  { store, clock, newId },
) => {
  const now = clock();
  const { user } = await userByPassword(owner, body.password, { store, now });
  const farewell = {
    id: newId(),
    ...mailTo(user, 'Your Menuleaf account is deleted', {
      heading: 'Your account is deleted',
      paragraphs: [
        'Your account, your restaurants and menus, their images and their public pages are deleted. A subscription, if you had one, is cancelled.',
      ],
    }),
  };
  const { accountId } = owner;
  const personStays = accountId !== homeOf(user);
  if (!personStays && (await ownsOthers(user, now, store))) {
    throw new HttpError(
      409,
      'You own another account as well. Hand it over or delete it first: switch to it in the header.',
    );
  }
  await store.close(user, { accountId, personStays }, farewell, now);
  return new WithCookies(undefined, [forgetCookie]);
};
