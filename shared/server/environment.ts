import * as z from 'zod/mini';

/** The variables that every service has; infra supplies them. */
export const serviceEnvironment = z.object({
  TABLE_NAME: z.string(),
  TOKEN_KEY_ID: z.string(),
  PUBLIC_URL: z.string(),
  /** The SHA-256 of the edge's secret and of the one before it, with a space between: the secret itself is the edge's. */
  EDGE_SECRET_DIGESTS: z.pipe(
    z.string(),
    z.transform((digests) => digests.split(' ')),
  ),
});
