import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { changeUser } from '@menuleaf/shared/browser/session/session.ts';
import { keepToken } from '@menuleaf/shared/browser/client/token.ts';

/** Takes the token of another account; what was read in the one before is forgotten. */
export function goToAccount(
  queries: QueryClient,
  opened: { access_token: string; user: User },
): void {
  keepToken(opened.access_token);
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  changeUser(queries, opened.user);
}
