import { queryOptions } from '@tanstack/react-query';
import { peopleContract } from '@menuleaf/shared/contracts/people.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

export const peopleApi = client(peopleContract);

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => peopleApi.listPeople({}, signal),
});

export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: ({ signal }) => peopleApi.listAccounts({}, signal),
});
