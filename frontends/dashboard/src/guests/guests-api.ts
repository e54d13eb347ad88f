import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { guestsOperations } from '@menuleaf/shared/contracts/guests.ts';

const calls = client(guestsOperations);

/** What is shown of another number of days stays until these are there. */
export const guestsQuery = (id: string, days: number) =>
  queryOptions({
    queryKey: ['guests', id, days],
    queryFn: ({ signal }) => calls.guests({ params: { id }, query: { days } }, signal),
    placeholderData: keepPreviousData,
  });
