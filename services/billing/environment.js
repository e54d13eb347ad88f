import { serviceEnvironment } from '@menuleaf/shared/server/environment.ts';
import * as z from 'zod/mini';
/** The variables of this service; infra supplies exactly these. */
export const environment = z.extend(serviceEnvironment, {
  MAIL_FROM: z.string(),
  /** The secret that holds the provider's key and the secret of its webhook. */
  STRIPE_SECRET_ID: z.string(),
  /** Set where another provider than Stripe itself is to be talked to. */
  STRIPE_API_URL: z.optional(z.url()),
});
