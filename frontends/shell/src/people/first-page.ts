import type { User } from '@menuleaf/shared/contracts/session.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';

/** Start page: the kitchen has its own. */
export const firstPage = (user: User) => (roleOf(user) === 'kitchen' ? '/kitchen' : '/dashboard');
