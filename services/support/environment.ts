import { serviceEnvironment } from '@menuleaf/shared/server/environment.ts';
import * as z from 'zod/mini';

/** This service's variables; infra supplies exactly these. */
export const environment = z.extend(serviceEnvironment, {
  MAIL_FROM: z.string(),
  SUPPORT_MAIL: z.string(),
});
