import type { environment } from '../environment.ts';
import { paymentProvider } from './payment-provider.ts';
import { providerSecret } from './provider-secret.ts';
import type * as z from 'zod/mini';

/** The payment provider configured in the environment. */
export const openProvider = (env: z.infer<typeof environment>) =>
  paymentProvider(providerSecret(env.STRIPE_SECRET_ID), {
    apiUrl: env.STRIPE_API_URL,
    publicUrl: env.PUBLIC_URL,
  });
