import { queryOptions } from '@tanstack/react-query';
import { billingContract } from '@menuleaf/shared/contracts/billing.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

export const billing = client(billingContract);

export const pricingQuery = queryOptions({
  queryKey: ['billing', 'pricing'],
  queryFn: ({ signal }) => billing.pricing({}, signal),
});
