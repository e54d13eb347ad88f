import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { historyOperations } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import type { thingKinds } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';

export const history = client(historyOperations);

export type Kind = (typeof thingKinds)[number];
export type Filter = { kind?: Kind | undefined; id?: string | undefined; by?: string | undefined };

const key = ['history'] as const;

export const historyQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...key, filter],
    queryFn: ({ pageParam, signal }) =>
      history.listChanges({ query: { ...filter, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/** Milliseconds until a change appears in the history. */
const soon = 1500;

/** All cached data may be stale; the change itself reaches the history a moment later. */
export async function readAgain(queries: QueryClient): Promise<void> {
  setTimeout(() => void queries.invalidateQueries({ queryKey: key }), soon);
  await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
}
