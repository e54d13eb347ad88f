import * as z from 'zod';

/** The variables of this service; infra supplies exactly these. */
export const environment = z.object({
  TABLE_NAME: z.string(),
  TOKEN_KEY_ID: z.string(),
  PUBLIC_URL: z.string(),
  EDGE_SECRET: z.string(),
  MAIL_FROM: z.string(),
  SUPPORT_MAIL: z.string(),
});
