import { mayDo, type Role } from '../../contracts/operation.ts';
import type { User } from '../../contracts/session.ts';
import { useSession } from './session.ts';

/** The user's role in the current account; older services only know owners. */
export const roleOf = (user: User): Role => user.account?.role ?? 'owner';

/** Whether the user's role allows what needs this role; a standalone page without a session is its owner's. */
export function useMay(needs: Role): boolean {
  const { user } = useSession();
  return user === null || mayDo(roleOf(user), needs);
}
