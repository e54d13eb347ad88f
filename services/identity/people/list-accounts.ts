import { signedInUser } from '../signed-in-user.ts';
import type { PeopleHandler } from '../context.ts';
import { homeOf } from '../stored-user.ts';
import { accountName } from './account-name.ts';
import { ownerOf } from './people.ts';

/** Their own first. */
export const listAccounts: PeopleHandler<'listAccounts'> = async (_input, owner, context) => {
  const { store, clock } = context;
  const now = clock();
  const user = await signedInUser(owner, context);
  const home = homeOf(user);
  const each = [home, ...user.member_of].map(async (id) => {
    const [found, people] = await Promise.all([
      store.roleIn(id, user.id, now),
      store.people(id, now),
    ]);
    if (!found) return [];
    const ownerId = ownerOf(id, people).user_id;
    const ownerName = (await store.cards([ownerId])).get(ownerId)?.full_name ?? 'Somebody';
    const name = await accountName(id, ownerName, context);
    return [{ id, name, role: found.account.role, is_own: id === home }];
  });
  return (await Promise.all(each)).flat();
};
