import { openTable } from '@menuleaf/shared/table/table.ts';
import { billingStore } from './billing-store.ts';
import { environment } from './environment.ts';
import { paymentProvider } from './payment-provider.ts';
import { providerSecret } from './provider-secret.ts';
import { settle } from './settle.ts';

const env = environment.parse(process.env);
const tools = {
  store: billingStore(openTable(env.TABLE_NAME)),
  provider: paymentProvider(providerSecret(env.STRIPE_SECRET_ID), {
    apiUrl: env.STRIPE_API_URL,
    publicUrl: env.PUBLIC_URL,
  }),
  clock: () => new Date(),
};

/** Run by the schedule. */
export const handler = () => settle(tools);
