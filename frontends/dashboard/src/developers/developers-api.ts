import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { apiKeyOperations } from '@menuleaf/shared/contracts/api-keys.ts';
import { webhookOperations } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';

export const developers = client({ ...apiKeyOperations, ...webhookOperations });

export const apiKeysQuery = queryOptions({
  queryKey: ['developers', 'api-keys'],
  queryFn: ({ signal }) => developers.listApiKeys({}, signal),
});

export const webhooksQuery = queryOptions({
  queryKey: ['developers', 'webhooks'],
  queryFn: ({ signal }) => developers.listWebhooks({}, signal),
});

/** Poll interval in milliseconds while a delivery is pending. */
const soon = 2000;

export const deliveriesQuery = infiniteQueryOptions({
  queryKey: ['developers', 'deliveries'],
  queryFn: ({ pageParam, signal }) =>
    developers.listDeliveries({ query: { cursor: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  // A first attempt happens within a second or two.
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ deliveries }) =>
      deliveries.some((one) => one.state === 'waiting' && one.attempts === 0),
    )
      ? soon
      : false,
});
