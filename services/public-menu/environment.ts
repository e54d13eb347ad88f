import { serviceEnvironment } from '@menuleaf/shared/server/environment.ts';
import * as z from 'zod/mini';

/** This service's variables; infra supplies exactly these. */
export const environment = z.extend(serviceEnvironment, {
  PAGES_BUCKET: z.string(),
  IMAGES_BUCKET: z.string(),
});
