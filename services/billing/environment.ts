import * as z from 'zod';

/** The variables of this service; infra supplies exactly these. */
export const environment = z.object({
  TABLE_NAME: z.string(),
  TOKEN_KEY_ID: z.string(),
  PUBLIC_URL: z.string(),
  EDGE_SECRET: z.string(),
  MAIL_FROM: z.string(),
  /** The secret that holds the provider's key and the secret of its webhook. */
  STRIPE_SECRET_ID: z.string(),
  /** Set where another provider than Stripe itself is to be talked to. */
  STRIPE_API_URL: z.url().optional(),
});
