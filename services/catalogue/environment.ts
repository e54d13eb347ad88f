import { serviceEnvironment } from '@menuleaf/shared/server/environment.ts';
import * as z from 'zod/mini';

/** This service's variables; infra supplies exactly these. */
export const environment = z.extend(serviceEnvironment, {
  IMAGES_BUCKET: z.string(),
  HISTORY_TABLE_NAME: z.string(),
  /** Local development only: webhooks may also target loopback. Never set on an AWS stage. */
  WEBHOOKS_TO_LOOPBACK: z.optional(z.string()),
});
