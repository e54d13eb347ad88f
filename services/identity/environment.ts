import { serviceEnvironment } from '@menuleaf/shared/server/environment.ts';
import * as z from 'zod';

/** The variables of this service; infra supplies exactly these. */
export const environment = serviceEnvironment.extend({
  MAIL_FROM: z.string(),
});
