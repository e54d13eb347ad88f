import { mayDo, type Role } from '../../contracts/operation.ts';
import type { User } from '../../contracts/session.ts';
import { useSession } from './session.ts';

/** What somebody may do in the account that they are in; a service of before knows owners alone. */
export const roleOf = (user: User): Role => user.account?.role ?? 'owner';

/** Whether who is signed in may do what needs this role; a page that is drawn alone, without a session, is its owner's. */
export function useMay(needs: Role): boolean {
  const { user } = useSession();
  return user === null || mayDo(roleOf(user), needs);
}
