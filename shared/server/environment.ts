import * as z from 'zod/mini';

/** The variables that every service has; infra supplies them. */
export const serviceEnvironment = z.object({
  TABLE_NAME: z.string(),
  TOKEN_KEY_ID: z.string(),
  PUBLIC_URL: z.string(),
  /** The edge's secret and the one before it, with a space between. */
  EDGE_SECRETS: z.pipe(
    z.string(),
    z.transform((secrets) => secrets.split(' ')),
  ),
});
