import { serviceEnvironment } from '@menuleaf/shared/server/environment.ts';
import * as z from 'zod/mini';

/** The variables of this service; infra supplies exactly these. */
export const environment = z.extend(serviceEnvironment, {
  PAGES_BUCKET: z.string(),
  GUESTS_LOG: z.string(),
  /** Seconds. */
  GUESTS_LOG_LATE: z.pipe(z.string(), z.transform(Number)),
});
