import { serviceEnvironment } from '@menuleaf/shared/server/environment.ts';
import * as z from 'zod/mini';

/** This service's variables; infra supplies exactly these. */
export const environment = z.extend(serviceEnvironment, {
  MAIL_FROM: z.string(),
  /** The secret with the provider's API key and webhook secret. */
  STRIPE_SECRET_ID: z.string(),
  /** Set to use another API host than Stripe. */
  STRIPE_API_URL: z.optional(z.url()),
});
