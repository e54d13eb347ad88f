import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { sessionContract, type User } from '../../contracts/session.ts';
import { ApiError } from '../client/api-error.ts';
import { client } from '../client/client.ts';
import { forgetToken, keepToken, readToken } from '../client/token.ts';
import { clearUnsent } from './unsent.ts';

const identity = client(sessionContract);

/** The signed-in user, null for a guest. Kept in the query cache, which all remotes share. */
const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<User | null> => {
    if (readToken() === undefined) return null;
    try {
      return await identity.me({}, signal);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  // The link in the mail opens another tab, or another device's.
  refetchOnWindowFocus: ({ state }) => state.data?.email_verified === false && 'always',
});

/** Resolves once the session was checked, whatever the outcome. */
export const prefetchSession = (queries: QueryClient): Promise<void> =>
  queries.prefetchQuery(sessionQuery);

type Session =
  | { status: 'checking'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'unavailable'; user: null; retry: () => void }
  | { status: 'owner'; user: User };

/** `unavailable`: there is a token, but it could not be verified. */
export function useSession(): Session {
  const { data, isPending, refetch } = useQuery(sessionQuery);
  if (data) return { status: 'owner', user: data };
  if (data === null) return { status: 'guest', user: null };
  if (isPending) return { status: 'checking', user: null };
  return { status: 'unavailable', user: null, retry: () => void refetch() };
}

/** Stores the session of a register, login or new password. */
export function signIn(queries: QueryClient, opened: { access_token: string; user: User }): void {
  keepToken(opened.access_token);
  clearUnsent(opened.user.id);
  queries.setQueryData(sessionQuery.queryKey, opened.user);
}

export function changeUser(queries: QueryClient, user: User): void {
  queries.setQueryData(sessionQuery.queryKey, user);
}

/** Refetches the user, after a payment or a cancellation. */
export async function refreshUser(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

/** Clears the session and everything read with it. */
export function forgetSession(queries: QueryClient): void {
  forgetToken();
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  queries.setQueryData(sessionQuery.queryKey, null);
}

/** Signs out locally even if the call fails. */
export async function signOut(queries: QueryClient): Promise<void> {
  await identity.logout().catch(() => undefined);
  clearUnsent();
  forgetSession(queries);
}
