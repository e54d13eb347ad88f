import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { guestsOperations } from '@menuleaf/shared/contracts/guests.ts';

const calls = client(guestsOperations);

/** Keeps the previous period on screen until this one loads. */
export const guestsQuery = (id: string, days: number) =>
  queryOptions({
    queryKey: ['guests', id, days],
    queryFn: ({ signal }) => calls.guests({ params: { id }, query: { days } }, signal),
    placeholderData: keepPreviousData,
  });
