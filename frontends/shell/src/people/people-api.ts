import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { peopleContract } from '@menuleaf/shared/contracts/people.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { forgetKitchen } from '@menuleaf/shared/browser/kitchen-cache.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { changeUser } from '@menuleaf/shared/browser/session/session.ts';
import { keepToken } from '@menuleaf/shared/browser/client/token.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';

export const peopleApi = client(peopleContract);

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => peopleApi.listPeople({}, signal),
});

export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: ({ signal }) => peopleApi.listAccounts({}, signal),
});

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

/** Start page: the kitchen has its own. */
export const firstPage = (user: User) => (roleOf(user) === 'kitchen' ? '/kitchen' : '/dashboard');
