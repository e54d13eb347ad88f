import { serviceEnvironment } from '@menuleaf/shared/server/environment.ts';
import * as z from 'zod/mini';

/** This service's variables; infra supplies exactly these. */
export const environment = z.extend(serviceEnvironment, {
  IMAGES_BUCKET: z.string(),
  HISTORY_TABLE_NAME: z.string(),
  /** On a developer's machine: messages also go to programs of that machine. No stage on AWS sets it. */
  WEBHOOKS_TO_LOOPBACK: z.optional(z.string()),
});
