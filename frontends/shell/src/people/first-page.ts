import type { User } from '@menuleaf/shared/contracts/session.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';

/** Where somebody begins: the kitchen at its own page. */
export const firstPage = (user: User) => (roleOf(user) === 'kitchen' ? '/kitchen' : '/dashboard');
