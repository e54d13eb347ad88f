import * as z from 'zod/mini';

/** Variables of every service, set by infra. */
export const serviceEnvironment = z.object({
  TABLE_NAME: z.string(),
  TOKEN_KEY_ID: z.string(),
  PUBLIC_URL: z.string(),
  /** SHA-256 digests of the edge's current and previous secret, separated by a space: only the edge has the secret. */
  EDGE_SECRET_DIGESTS: z.pipe(
    z.string(),
    z.transform((digests) => digests.split(' ')),
  ),
});
