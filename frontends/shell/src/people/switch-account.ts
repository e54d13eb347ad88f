import type { QueryClient } from '@tanstack/react-query';
import { forgetKitchen } from '@menuleaf/shared/browser/kitchen-cache.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { changeUser } from '@menuleaf/shared/browser/session/session.ts';
import { keepToken } from '@menuleaf/shared/browser/client/token.ts';

/** Switches to another account's token; clears what was read in the old one. */
export function switchAccount(
  queries: QueryClient,
  opened: { access_token: string; user: User },
): void {
  forgetKitchen();
  keepToken(opened.access_token);
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  changeUser(queries, opened.user);
}
