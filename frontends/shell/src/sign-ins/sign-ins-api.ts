import { queryOptions } from '@tanstack/react-query';
import { signInsContract } from '@menuleaf/shared/contracts/sign-ins.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

export const signInsApi = client(signInsContract);

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => signInsApi.listSessions({}, signal),
});

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => signInsApi.listPasskeys({}, signal),
});
